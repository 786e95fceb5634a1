import Foundation

extension SystemFont {
  /// How much wider San Francisco's characters U+0020 to U+007E are than Inter's, in thousandths
  /// of an em, in the cut for text.
  ///
  /// Found by ridge regression over widths of some 280 labels and buttons, so that letters with
  /// few witnesses stay near Inter's. Fitted to half of the texts, it halves the number of those
  /// of the other half that are more than a point off.
  private static let differences: [Int8] = [
    2, 5, 0, 0, 0, 0, 0, 9, -2, -2, 0, 0, 5, 13, 5, -15, 0, -2, 0, 10, 0, 12, -2, -11, 9, -5, 25,
    0, 0, 0, 0, 3, 0, -7, 0, -7, 9, 4, -3, 0, 6, 0, 0, 0, 12, 2, -8, 0, 6, 0, 0, -6, -10, 4, -5,
    12, 4, -5, 0, 0, 0, 0, 0, 0, 0, -10, -2, 0, -8, -10, -4, 0, 4, 8, 5, 0, 15, 3, 4, -6, 4, 0, 8,
    -4, 7, 6, -3, -19, -17, -9, 2, 0, 0, 0, 0,
  ]

  /// What is added to Inter's advance of a character, in em, beside the tracking.
  static func difference(of scalar: Unicode.Scalar, size: CGFloat) -> CGFloat {
    if isDisplay(size: size) { return scalar == " " ? displaySpace(size: size) : 0 }
    guard scalar.value >= 0x20, scalar.value < 0x20 + UInt32(differences.count) else { return 0 }
    return CGFloat(differences[Int(scalar.value) - 0x20]) / 1000
  }

  /// San Francisco's display cut has narrower spaces than Inter's, which come in between 20 and
  /// 21 points.
  private static func displaySpace(size: CGFloat) -> CGFloat {
    -0.07 * min(max(size - 20, 0), 1)
  }
}
