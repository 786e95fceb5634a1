import Devices
import UIKit

/// Sizes and places of what stands on keys: as measured on phones held upright (APPEARANCE 1.4
/// and 1.5), the same distances from the key's middle elsewhere.
struct KeyTypography: Hashable {
  var form: KeyboardForm
  var isLandscape: Bool
  var style: GlyphStyle
  var look = KeyboardLook.classic

  /// The corners of keys, continuous curves (APPEARANCE 1.3, FACTS 2.7).
  var cornerRadius: CGFloat {
    if look == .rounded { return 9 }
    return form != .phone && isLandscape ? 8 : 5
  }

  /// Small letters were thin up to iOS 18 (APPEARANCE 1.4).
  private var lowercaseWeight: UIFont.Weight { look == .rounded ? .regular : .light }

  private var isLargePad: Bool { form != .phone && isLandscape }

  /// The font of a character key and how far its baseline lies below the key's middle.
  func character(_ text: String) -> (font: UIFont, baseline: CGFloat) {
    let isLowercase = text.contains { $0.isLowercase }
    switch form {
    case .phone:
      guard isLowercase else { return (.systemFont(ofSize: 22.2), 8.33) }
      return (.systemFont(ofSize: 25, weight: lowercaseWeight), 7.33)
    case .pad, .padLarge:
      let size: CGFloat =
        isLowercase ? (isLandscape ? 29 : 24) : (isLandscape ? 28 : 22)
      let font = UIFont.systemFont(ofSize: size, weight: isLowercase ? lowercaseWeight : .regular)
      return (font, size * (isLowercase ? 0.29 : 0.36))
    }
  }

  /// The font of a word on a key.
  var label: UIFont { .systemFont(ofSize: form == .phone ? 16 : 17) }

  /// How far below the key's middle the baseline of a digit-like label, such as "123", lies.
  var signLabelBaseline: CGFloat { 5.67 }

  /// The same for a word on the space bar.
  var spaceBaseline: CGFloat { 4.33 }

  /// The same for a word on the return key.
  var returnBaseline: CGFloat { form == .phone && style == .thin ? 4.33 : 5.67 }

  /// The distance of corner labels from the key's edges.
  var cornerInset: CGFloat { isLargePad ? 10 : 8 }

  /// How far below a tablet key's middle the baseline of a character lies that has a sign above
  /// it, and from the key's top to that sign's; parts of the key's height, estimated.
  func lowerCharacterBaseline(keyHeight: CGFloat) -> CGFloat { keyHeight * 0.3 }
  func secondSignBaseline(keyHeight: CGFloat) -> CGFloat { keyHeight * 0.34 }

  /// The font of the small sign above another one.
  var upperSign: UIFont { .systemFont(ofSize: isLandscape ? 16 : 13) }

  /// The font of the large sign below another one.
  var lowerSign: UIFont { .systemFont(ofSize: isLandscape ? 22 : 18) }

  /// The font of a digit of a number pad.
  func padDigit(keyHeight: CGFloat) -> UIFont {
    .systemFont(ofSize: keyHeight < 40 ? 20 : 25)
  }

  /// From a pad key's top to the baseline of its digit: above the letters, or in the middle of
  /// the lowest row, whose keys have no letters.
  func padDigitBaseline(keyHeight: CGFloat, isLowestRow: Bool) -> CGFloat {
    if isLowestRow { return keyHeight / 2 + (keyHeight < 40 ? 7 : 8.05) }
    return keyHeight < 40 ? keyHeight * 0.56 : keyHeight - 21.33
  }

  /// The font of the letters below a digit.
  func padLetters(keyHeight: CGFloat) -> UIFont {
    .systemFont(ofSize: keyHeight < 40 ? 8 : 10, weight: .bold)
  }

  /// From a pad key's top to the baseline of its letters.
  func padLettersBaseline(keyHeight: CGFloat) -> CGFloat {
    keyHeight < 40 ? keyHeight - 4 : keyHeight - 7
  }

  /// What is added between the letters below a digit.
  let padLetterSpacing: CGFloat = 1.8

  /// How far the text of a pad's column, counted from the left, lies right of its middle.
  func padColumnShift(_ column: Int) -> CGFloat {
    let shifts: [CGFloat] = [-0.45, 0, 2.55]
    return shifts.indices.contains(column) ? shifts[column] : 0
  }

  /// How far a sign that stands on the tray of a pad lies right of its middle.
  let traySignShift: CGFloat = -4.2

  /// How far below a pad key's middle the baseline of a sign on the tray lies.
  let traySignBaseline: CGFloat = 6.35

  /// How far characters and the shift arrow lie right of a key's middle: the system rounds
  /// their places up to whole pixels.
  var characterShift: CGFloat { form == .phone ? 0.2 : 0 }

  /// The size of a glyph on the keys of tablets and home-button phones, compared with the
  /// glyphs on the tray.
  let keyGlyphScale: CGFloat = 0.8
}
