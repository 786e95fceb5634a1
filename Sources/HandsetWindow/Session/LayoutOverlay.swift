import Handset
import UIKit

/// What layout keeps to, drawn over the screen: safe area, margins, keyboard guide, the first
/// responder and how much of it the keyboard covers.
@MainActor
struct LayoutOverlay {
  private static let safeArea = CGColor(hex: 0xFF9500)
  private static let margins = CGColor(hex: 0x34C759)
  private static let keyboard = CGColor(hex: 0xAF52DE)
  private static let focus = CGColor(hex: 0xFF2D55)

  let commands: [Drawing.Command]

  init(_ phone: Phone) {
    let bounds = phone.application.screen.bounds
    var commands: [Drawing.Command] = []
    if let root = phone.window.rootViewController?.viewIfLoaded {
      let frame = phone.presentedFrame(of: root)
      commands += Self.outline(frame.inset(by: root.safeAreaInsets), "safe area", Self.safeArea)
      commands += Self.outline(
        frame.inset(by: root.layoutMargins), "margins", Self.margins, labelAtEnd: true)
    }
    let top = min(phone.keyboardTop, bounds.maxY - phone.application.screen.safeAreaInsets.bottom)
    commands += Self.line(at: top, width: bounds.width, "keyboard guide \(Self.text(top))")
    if let view = phone.focusedView {
      let frame = phone.presentedFrame(of: view)
      let overlap = min(frame.height, max(0, frame.maxY - phone.keyboardTop))
      commands += Self.outline(
        frame, "first responder, overlap \(Self.text(overlap)) pt", Self.focus)
    }
    self.commands = commands
  }

  private static func outline(
    _ frame: CGRect, _ label: String, _ color: CGColor, labelAtEnd: Bool = false
  ) -> [Drawing.Command] {
    let box = frame.insetBy(dx: 0.5, dy: 0.5)
    let place = CGPoint(x: box.minX + 3, y: labelAtEnd ? box.maxY - 4 : box.minY + 11)
    return [
      .stroke(CGPath(rect: box), color: color, style: StrokeStyle(width: 1, dashes: [4, 3]))
    ] + OverlayText.commands(label, at: place, color: color)
  }

  private static func line(at y: CGFloat, width: CGFloat, _ label: String) -> [Drawing.Command] {
    var path = CGPath()
    path.move(to: CGPoint(x: 0, y: y))
    path.addLine(to: CGPoint(x: width, y: y))
    return [.stroke(path, color: keyboard, style: StrokeStyle(width: 1))]
      + OverlayText.commands(label, at: CGPoint(x: 3, y: y - 4), color: keyboard)
  }

  private static func text(_ value: CGFloat) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }
}
