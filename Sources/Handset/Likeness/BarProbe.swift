import UIKit

/// Looks whether the tray of a keyboard goes on above its keys in a picture.
struct BarProbe {
  let picture: CGImage
  let scale: CGFloat

  /// What the tray's colour differs by from place to place at most, of 255.
  private static let tolerance = 6
  /// The part of a bar that words, their ground and lines leave free at least.
  private static let free = 0.5
  /// The height of the strips above and below the bar that it is compared with, points: the tray
  /// is bare for 8 above the first row of keys.
  private static let strip: CGFloat = 6

  /// Whether the colour just below `area` fills it, and no longer what is above it.
  func showsTray(in area: CGRect) -> Bool {
    let below = CGRect(x: area.minX, y: area.maxY + 1, width: area.width, height: Self.strip)
    let above = CGRect(
      x: area.minX, y: area.minY - 1 - Self.strip, width: area.width, height: Self.strip)
    return share(of: area, below) >= Self.free && share(of: above, below) < Self.free
  }

  /// The part of an area that has the colours straight below it, in `tray`.
  private func share(of area: CGRect, _ tray: CGRect) -> Double {
    let probe = KeyProbe(image: picture, scale: scale)
    var (like, all) = (0, 0)
    for x in stride(from: area.minX + 1, to: area.maxX, by: 3) {
      let color = probe.color(at: CGPoint(x: x, y: tray.midY))
      for y in stride(from: area.minY + 1, to: area.maxY, by: 3) {
        all += 1
        let other = probe.color(at: CGPoint(x: x, y: y))
        if zip(color, other).allSatisfy({ abs($0 - $1) <= Self.tolerance }) { like += 1 }
      }
    }
    return all == 0 ? 0 : Double(like) / Double(all)
  }
}
