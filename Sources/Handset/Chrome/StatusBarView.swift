import Devices
import UIKit

/// The clock at 9:41, full signal and a full battery, with glyph places and sizes as measured
/// (APPEARANCE 2.1).
final class StatusBarView: UIView {
  var ink = UIColor.black {
    didSet { if ink != oldValue { setNeedsDisplay() } }
  }

  private static let time = "9:41"
  private let layout: StatusBar

  init(layout: StatusBar) {
    self.layout = layout
    super.init(frame: .zero)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawTime(in: context)
    if let cellular = layout.cellular { draw(cellular, in: context) }
    draw(layout.wifi, in: context)
    draw(layout.battery, in: context)
  }

  private func drawTime(in context: CGContext) {
    let face = FontFace(size: layout.time.fontSize, weight: UIFont.Weight.semibold.rawValue)
    let advances = UIApplication.shared.textMeasurer.advances(of: Self.time, in: face)
    let width = advances.reduce(0, +)
    let x: CGFloat =
      switch layout.time.place {
      case .centred: (bounds.width - width) / 2
      case .middle(let middle): middle - width / 2
      case .start(let start): start
      }
    context.draw(
      GlyphRun(
        text: Self.time, face: face, color: ink.cgColor,
        origin: CGPoint(x: x, y: layout.time.baseline), advances: advances))
  }

  private func draw(_ cellular: StatusBar.Cellular, in context: CGContext) {
    let box = cellular.box.frame(inWidth: bounds.width)
    context.setFillColor(ink.cgColor)
    for (index, height) in cellular.heights.enumerated() {
      let bar = CGRect(
        x: box.minX + CGFloat(index) * cellular.pitch, y: box.maxY - height,
        width: cellular.barWidth, height: height)
      context.fill(CGPath(roundedRect: bar, cornerWidth: 1, cornerHeight: 1), evenOdd: false)
    }
  }

  /// Two arcs and a wedge around a point at the bottom. `tops` are the measured tops of the
  /// three parts; their outer radii follow from them.
  private func draw(_ wifi: StatusBar.WiFi, in context: CGContext) {
    let box = wifi.box.frame(inWidth: bounds.width)
    let foot = CGPoint(x: box.midX, y: box.maxY)
    let halfAngle = asin(min(1, Double(box.width / 2 / box.height)))
    let spread = min(CGFloat(halfAngle), .pi / 4)
    for (index, top) in wifi.tops.enumerated() {
      let outer = box.height - top
      let next = index + 1 < wifi.tops.count ? box.height - wifi.tops[index + 1] : 0
      // The gap between two parts is about a third of their pitch.
      let inner = next > 0 ? next + (outer - next) * 0.33 : 0
      context.setFillColor(ink.cgColor)
      context.fill(
        Self.sector(around: foot, inner: inner, outer: outer, spread: spread), evenOdd: false)
    }
  }

  private static func sector(
    around center: CGPoint, inner: CGFloat, outer: CGFloat, spread: CGFloat
  ) -> CGPath {
    let up = -CGFloat.pi / 2
    var path = CGPath()
    path.addArc(
      center: center, radius: outer, startAngle: up - spread, endAngle: up + spread,
      clockwise: true)
    if inner > 0 {
      path.addArc(
        center: center, radius: inner, startAngle: up + spread, endAngle: up - spread,
        clockwise: false)
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    return path
  }

  private func draw(_ battery: StatusBar.Battery, in context: CGContext) {
    let box = battery.box.frame(inWidth: bounds.width)
    let outline = box.insetBy(dx: 0.5, dy: 0.5)
    context.setStrokeColor(ink.withAlphaComponent(0.4).cgColor)
    context.setLineWidth(1)
    context.stroke(
      CGPath(
        roundedRect: outline, cornerWidth: battery.radius - 0.5,
        cornerHeight: battery.radius - 0.5))
    context.setFillColor(ink.cgColor)
    context.fill(
      CGPath(
        roundedRect: box.insetBy(dx: battery.fillInset, dy: battery.fillInset),
        cornerWidth: battery.fillRadius, cornerHeight: battery.fillRadius), evenOdd: false)
    drawNub(of: battery, beside: box, in: context)
  }

  private func drawNub(
    of battery: StatusBar.Battery, beside box: CGRect, in context: CGContext
  ) {
    let nub = CGRect(
      x: box.maxX + battery.nubGap, y: box.midY - battery.nubHeight / 2,
      width: battery.nubWidth, height: battery.nubHeight)
    var path = CGPath()
    path.move(to: CGPoint(x: nub.minX, y: nub.minY))
    path.addCurve(
      to: CGPoint(x: nub.minX, y: nub.maxY),
      control1: CGPoint(x: nub.minX + nub.width * 4 / 3, y: nub.minY + nub.height * 0.2),
      control2: CGPoint(x: nub.minX + nub.width * 4 / 3, y: nub.maxY - nub.height * 0.2))
    path.closeSubpath()
    context.setFillColor(ink.withAlphaComponent(0.5).cgColor)
    context.fill(path, evenOdd: false)
  }
}
