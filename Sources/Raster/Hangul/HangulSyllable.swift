import Foundation

/// A syllable of Korean and the letters that it is put together from (Unicode 3.12), for fonts
/// that have the letters only.
struct HangulSyllable: Hashable {
  /// All syllables that Unicode has as one character.
  static let scalars: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// A letter and the place that it takes up in a syllable.
  struct Part: Hashable {
    var letter: Unicode.Scalar
    /// In parts of the syllable's advance from the left and of the em from its top.
    var box: CGRect
  }

  let parts: [Part]

  /// The syllable that a scalar is; `nil` for every other one.
  init?(_ scalar: Unicode.Scalar) {
    guard Self.scalars.contains(scalar.value) else { return nil }
    let place = Int(scalar.value - Self.scalars.lowerBound)
    let (initial, vowel, final) = (place / 588, place % 588 / 28, place % 28)
    let boxes = Boxes(vowel: vowel, hasFinal: final > 0)
    var letters = [(Self.initials[initial], boxes.initial), (Self.vowels[vowel], boxes.vowel)]
    if final > 0 { letters.append((Self.finals[final - 1], boxes.final)) }
    parts = letters.compactMap { code, box in
      Unicode.Scalar(code).map { Part(letter: $0, box: box) }
    }
  }

  /// The letters that begin syllables: those that are not made of two different ones.
  private static let initials = (UInt32(0x3131)...0x314E).filter {
    ![0x3133, 0x3135, 0x3136, 0x3144].contains($0) && !(0x313A...0x3140).contains($0)
  }
  private static let vowels = Array(UInt32(0x314F)...0x3163)
  /// The letters that end syllables: all but three double ones.
  private static let finals = (UInt32(0x3131)...0x314E).filter {
    ![0x3138, 0x3143, 0x3149].contains($0)
  }

  /// Where the letters stand: upright vowels are at the right, lying ones below, and those of
  /// both kinds go round the first letter; a last letter is below all.
  private struct Boxes {
    var initial: CGRect
    var vowel: CGRect
    let final = CGRect(x: 0.16, y: 0.63, width: 0.7, height: 0.31)

    init(vowel place: Int, hasFinal: Bool) {
      switch place {
      case 8, 12, 13, 17, 18:
        initial = CGRect(x: 0.18, y: 0.06, width: 0.64, height: hasFinal ? 0.28 : 0.44)
        vowel = CGRect(
          x: 0.05, y: hasFinal ? 0.38 : 0.56, width: 0.9, height: hasFinal ? 0.2 : 0.32)
      case 9, 10, 11, 14, 15, 16, 19:
        initial = CGRect(x: 0.1, y: 0.08, width: 0.42, height: hasFinal ? 0.26 : 0.38)
        vowel = CGRect(x: 0.05, y: 0.05, width: 0.9, height: hasFinal ? 0.56 : 0.88)
      default:
        initial = CGRect(
          x: 0.06, y: hasFinal ? 0.1 : 0.18, width: 0.48, height: hasFinal ? 0.42 : 0.6)
        vowel = CGRect(x: 0.6, y: 0.05, width: 0.34, height: hasFinal ? 0.54 : 0.88)
      }
    }
  }
}
