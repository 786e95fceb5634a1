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

  /// Whether the way back to the letters and the microphone stand beside the strip with room to
  /// spare, as on tablets and lying phones.
  private var isWide: Bool { size.width >= 600 }

  /// From one category's sign to the next: 0.094 of the width as measured; elsewhere they share
  /// the room between the label that leads to the letters and delete.
  var categoryPitch: CGFloat {
    if hasLowerRow { return 0.094 * size.width }
    if isWide { return 0.094 * (size.width - 120) }
    return (delete.x - Self.deleteRoom - firstCategory) / 8
  }

  /// The middle of a category's sign.
  func category(_ index: Int) -> CGPoint {
    CGPoint(x: firstCategory + categoryPitch * CGFloat(index), y: stripY)
  }

  /// Measured at 0.0726 of the width.
  private var firstCategory: CGFloat {
    if hasLowerRow { return 0.0726 * size.width }
    return isWide ? 60 + 0.0726 * (size.width - 120) : letters.x + Self.lettersRoom
  }

  /// From the left end of the letters' label to the first category beside it, and from the last
  /// one to the middle of delete, points; estimated.
  private static let lettersRoom: CGFloat = 54
  private static let deleteRoom: CGFloat = 33

  /// The middle of the delete key's glyph.
  var delete: CGPoint {
    CGPoint(x: hasLowerRow || !isWide ? size.width - 24.2 : size.width - 84, y: stripY)
  }

  /// The ink of the label that leads back to the letters: its left edge and its baseline.
  var letters: CGPoint {
    hasLowerRow ? CGPoint(x: 27, y: size.height - 28) : CGPoint(x: 14, y: stripY + 6)
  }

  /// The microphone's ink; `nil` where there is no room for it, as on phones with a home button.
  var microphone: CGRect? {
    let size = MicrophoneGlyph.size
    if hasLowerRow {
      return CGRect(
        x: self.size.width - 33.5 - size.width, y: self.size.height - 55.2, width: size.width,
        height: size.height)
    }
    guard isWide else { return nil }
    return CGRect(
      x: self.size.width - 20 - size.width, y: stripY - size.height / 2, width: size.width,
      height: size.height)
  }
}
