import CSDL2TTF
import Foundation

extension FontFile {
  /// Whether the font has a picture of its own for a scalar. Some fonts for many scripts have one
  /// and the same picture, of bars, for all syllables of Korean.
  func draws(_ scalar: Unicode.Scalar) -> Bool {
    guard advance(of: scalar) != nil else { return false }
    return !HangulSyllable.scalars.contains(scalar.value) || hasSyllables
  }

  /// Whether syllables of different letters have different ink.
  func tellsSyllablesApart() -> Bool {
    let boxes = ["\u{AC00}", "\u{C744}", "\u{BDC1}"].compactMap(inkBox)
    return boxes.count == 3 && boxes.contains { $0 != boxes[0] }
  }

  /// Whether the font has a picture for each of some scalars.
  func hasAll(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.allSatisfy { advance(of: $0) != nil }
  }

  /// A scalar's ink in em, upwards from the baseline.
  func inkBox(of scalar: Unicode.Scalar) -> CGRect? {
    var (left, right, bottom, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard TTF_GlyphIsProvided32(ruler, scalar.value) != 0,
      TTF_GlyphMetrics32(ruler, scalar.value, &left, &right, &bottom, &top, nil) == 0
    else { return nil }
    let em = 1 / Self.units
    return CGRect(
      x: CGFloat(left) * em, y: CGFloat(bottom) * em, width: CGFloat(right - left) * em,
      height: CGFloat(top - bottom) * em)
  }
}
