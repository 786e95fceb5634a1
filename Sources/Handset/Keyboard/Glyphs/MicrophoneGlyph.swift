import UIKit

/// The microphone of the dictation key.
enum MicrophoneGlyph {
  /// Width and height of the ink as measured on the tray, points.
  static let size = CGSize(width: 18.55, height: 28.1)

  /// Draws the microphone into `box`, scaled to its height.
  @MainActor
  static func draw(in box: CGRect, ink: CGColor, in context: CGContext) {
    let scale = box.height / size.height
    context.saveGState()
    context.translateBy(x: box.midX, y: box.minY)
    context.scaleBy(x: scale, y: scale)
    context.setStrokeColor(ink)
    let width: CGFloat = 1.75
    let half = width / 2
    let body = CGRect(x: -4.65 + half, y: half, width: 9.3 - width, height: 18.3 - width)
    context.stroke(
      CGPath(
        roundedRect: body, cornerWidth: body.width / 2, cornerHeight: body.width / 2),
      style: StrokeStyle(width: width))

    let radius = size.width / 2 - half
    let bend = 22.8 - half - radius
    var stand = CGPath()
    stand.move(to: CGPoint(x: -radius, y: 10.5 + half))
    stand.addLine(to: CGPoint(x: -radius, y: bend))
    stand.addArc(
      center: CGPoint(x: 0, y: bend), radius: radius, startAngle: .pi, endAngle: 0,
      clockwise: false)
    stand.addLine(to: CGPoint(x: radius, y: 10.5 + half))
    stand.move(to: CGPoint(x: 0, y: 22.8 - half))
    stand.addLine(to: CGPoint(x: 0, y: 27.2))
    stand.move(to: CGPoint(x: -6.8 + half, y: 27.25))
    stand.addLine(to: CGPoint(x: 6.8 - half, y: 27.25))
    context.stroke(stand, style: StrokeStyle(width: width, cap: .round, join: .round))
    context.restoreGState()
  }
}
