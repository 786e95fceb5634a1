import Handset
import UIKit

/// The list of shortcuts, over the screen.
@MainActor
struct HelpOverlay {
  let commands: [Drawing.Command]

  init(_ phone: Phone) {
    let bounds = phone.application.screen.bounds
    let rows = Shortcut.allCases
    let lineHeight = min(22, (bounds.height - 60) / CGFloat(rows.count))
    let size = min(13, lineHeight * 0.62)
    let width = min(bounds.width - 24, 366)
    let height = lineHeight * CGFloat(rows.count) + 24
    let panel = CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    var commands: [Drawing.Command] = [
      .fill(
        CGPath(roundedRect: panel, cornerWidth: 14, cornerHeight: 14),
        color: CGColor(gray: 0.08, alpha: 0.92), evenOdd: false)
    ]
    for (index, shortcut) in rows.enumerated() {
      let baseline = panel.minY + 12 + lineHeight * (CGFloat(index) + 0.72)
      commands += OverlayText.commands(
        shortcut.keys, at: CGPoint(x: panel.minX + 16, y: baseline),
        color: CGColor(hex: 0x64D2FF), size: size, plate: false)
      commands += OverlayText.commands(
        shortcut.summary, at: CGPoint(x: panel.minX + width * 0.33, y: baseline),
        color: .white, size: size, plate: false)
    }
    self.commands = commands
  }
}
