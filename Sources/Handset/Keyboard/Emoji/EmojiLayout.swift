import Devices
import Foundation

/// Where everything on the emoji panel stands, in the panel's space, points: as measured upright
/// (APPEARANCE 1.6); lying down and on tablets with as many rows as fit, without the titles where
/// the panel is low.
struct EmojiLayout: Hashable {
  let size: CGSize
  /// Whether the language key and the microphone have a row of their own below the strip.
  let hasLowerRow: Bool
  let rows: Int
  /// The middle of the first row of pictures.
  let firstRow: CGFloat
  /// The middle of the strip of categories.
  let stripY: CGFloat

  static let columnPitch: CGFloat = 46
  static let rowPitch: CGFloat = 38.5
  /// From the panel's left to the middle of the first column.
  static let firstColumn: CGFloat = 26
  /// From the last column of a category to the first of the next one.
  static let sectionPitch: CGFloat = 60
  /// The baseline of titles.
  static let titleBaseline: CGFloat = 68.7

  init(size: CGSize, bottomInset: CGFloat) {
    self.size = size
    hasLowerRow = size.height >= 350 && size.width < 600
    let strip: CGFloat = hasLowerRow ? size.height - 95 : size.height - bottomInset - 22
    let top: CGFloat = size.height >= 300 ? 94.67 : 75
    firstRow = top
    // The last row ends half a pitch below its middle, at least 10 points above the strip's.
    rows = max(1, Int(((strip - 10 - top) / Self.rowPitch + 0.5).rounded(.down)))
    stripY = strip
  }

  var hasTitles: Bool { size.height >= 300 }

  /// The search field.
  var field: CGRect { CGRect(x: 8, y: 10, width: size.width - 16, height: 37) }

  /// The stretch with pictures, from side to side.
  var grid: CGRect {
    let top = firstRow - Self.rowPitch / 2
    return CGRect(x: 0, y: top, width: size.width, height: CGFloat(rows) * Self.rowPitch)
  }

  /// The middle of a category's sign. Measured: 0.094 of the width apart, the first at 0.0726.
  func category(_ index: Int) -> CGPoint {
    let inset: CGFloat = hasLowerRow ? 0 : 60
    let width = size.width - 2 * inset
    return CGPoint(x: inset + width * (0.0726 + 0.094 * CGFloat(index)), y: stripY)
  }

  /// The middle of the delete key's glyph.
  var delete: CGPoint {
    CGPoint(x: hasLowerRow ? size.width - 24.2 : size.width - 84, y: stripY)
  }

  /// The ink of the label that leads back to the letters: its left edge and its baseline.
  var letters: CGPoint {
    hasLowerRow ? CGPoint(x: 27, y: size.height - 28) : CGPoint(x: 14, y: stripY + 6)
  }

  /// The microphone's ink.
  var microphone: CGRect {
    let size = MicrophoneGlyph.size
    return hasLowerRow
      ? CGRect(
        x: self.size.width - 33.5 - size.width, y: self.size.height - 55.2, width: size.width,
        height: size.height)
      : CGRect(
        x: self.size.width - 20 - size.width, y: stripY - size.height / 2, width: size.width,
        height: size.height)
  }
}
