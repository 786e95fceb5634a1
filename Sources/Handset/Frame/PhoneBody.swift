import Devices
import UIKit

/// The layers of a phone's body, in points of its screen.
@MainActor
struct PhoneBody {
  private static let rim = CGColor(hex: 0x8A8A8F)
  private static let edge = CGColor(hex: 0x48484C)
  private static let glass = CGColor(hex: 0x0A0A0B)

  private let phone: Phone
  private let metrics: BodyMetrics
  private let body: CGRect

  init(_ phone: Phone) {
    self.phone = phone
    metrics = BodyMetrics(phone.device)
    body = metrics.frame(
      around: phone.application.screen.bounds.size, in: phone.orientation)
  }

  /// A metal rim, the glass, and the home button where there is one.
  var behindScreen: [LayerSnapshot] {
    var layers = [
      LayerSnapshot.box(body, color: Self.edge, radius: metrics.radius),
      LayerSnapshot.box(
        body.insetBy(dx: 1, dy: 1), color: Self.rim, radius: metrics.radius - 1),
      LayerSnapshot.box(
        body.insetBy(dx: 3.5, dy: 3.5), color: Self.glass, radius: metrics.radius - 3.5),
    ]
    if metrics.hasHomeButton { layers += homeButton }
    return layers
  }

  /// The notch, which no screen picture contains.
  var overScreen: [LayerSnapshot] {
    guard let cutout = phone.device.cutout, cutout.kind == .notch,
      let frame = phone.device.cutoutFrame(in: phone.orientation)
    else { return [] }
    let size = phone.application.screen.bounds.size
    var drawing = Drawing(size: size)
    drawing.commands = [
      .concatenate(Self.turn(phone.orientation, frame: frame)),
      .fill(Self.notch(cutout), color: Self.glass, evenOdd: false),
    ]
    return [LayerSnapshot.drawing(drawing, size: size)]
  }

  private var homeButton: [LayerSnapshot] {
    let screen = phone.application.screen.bounds
    let diameter: CGFloat = phone.device.idiom == .pad ? 52 : 58
    let center: CGPoint =
      switch phone.orientation {
      case .portrait: CGPoint(x: screen.midX, y: screen.maxY + metrics.end / 2)
      case .portraitUpsideDown: CGPoint(x: screen.midX, y: -metrics.end / 2)
      case .landscapeRight: CGPoint(x: screen.maxX + metrics.end / 2, y: screen.midY)
      case .landscapeLeft: CGPoint(x: -metrics.end / 2, y: screen.midY)
      }
    let ring = CGRect(
      x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
    return [
      .box(ring, color: Self.edge, radius: diameter / 2, curve: .circular),
      .box(
        ring.insetBy(dx: 2, dy: 2), color: Self.glass, radius: diameter / 2 - 2,
        curve: .circular),
    ]
  }

  /// Brings the upright notch, whose top left corner is the origin, to its side of the screen.
  private static func turn(_ orientation: Orientation, frame: CGRect) -> CGAffineTransform {
    switch orientation {
    case .portrait:
      CGAffineTransform(translationX: frame.minX, y: frame.minY)
    case .portraitUpsideDown:
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: frame.maxX, ty: frame.maxY)
    case .landscapeRight:
      CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: frame.minX, ty: frame.maxY)
    case .landscapeLeft:
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: frame.maxX, ty: frame.minY)
    }
  }

  /// A notch with shoulders that curve outwards at the top and rounded lower corners. Its width
  /// includes the shoulders (FACTS 1.3).
  private static func notch(_ cutout: Cutout) -> CGPath {
    let (width, height) = (CGFloat(cutout.width), CGFloat(cutout.height))
    let shoulder = CGFloat(cutout.topRadius)
    let corner = min(CGFloat(cutout.bottomRadius), height - shoulder)
    var path = CGPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(
      to: CGPoint(x: shoulder, y: shoulder), control: CGPoint(x: shoulder, y: 0))
    path.addLine(to: CGPoint(x: shoulder, y: height - corner))
    path.addArc(
      center: CGPoint(x: shoulder + corner, y: height - corner), radius: corner,
      startAngle: .pi, endAngle: .pi / 2, clockwise: false)
    path.addLine(to: CGPoint(x: width - shoulder - corner, y: height))
    path.addArc(
      center: CGPoint(x: width - shoulder - corner, y: height - corner), radius: corner,
      startAngle: .pi / 2, endAngle: 0, clockwise: false)
    path.addLine(to: CGPoint(x: width - shoulder, y: shoulder))
    path.addQuadCurve(
      to: CGPoint(x: width, y: 0), control: CGPoint(x: width - shoulder, y: 0))
    path.closeSubpath()
    return path
  }
}
