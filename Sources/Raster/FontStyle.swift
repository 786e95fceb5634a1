import Foundation

/// Weight and slant as the end of a font file's name tells them.
struct FontStyle: Equatable {
  /// On Apple's scale −1…1.
  var weight: CGFloat
  var isItalic: Bool

  /// Apple's nine weights and the words that files use for them; longer words first where one
  /// ends in another.
  private static let words: [(String, CGFloat)] = [
    ("ultralight", -0.6), ("extralight", -0.6), ("thin", -0.8), ("semilight", -0.4),
    ("light", -0.4), ("regular", 0), ("roman", 0), ("book", 0), ("normal", 0), ("medium", 0.23),
    ("semibold", 0.3), ("demibold", 0.3), ("demi", 0.3), ("ultrabold", 0.56), ("extrabold", 0.56),
    ("heavy", 0.56), ("bold", 0.4), ("black", 0.62),
  ]

  /// Nothing unless `suffix`, in lower case, is made of style words only.
  init?(suffix: Substring) {
    var rest = suffix
    isItalic = false
    weight = 0
    for slant in ["italic", "oblique"] where rest.hasSuffix(slant) {
      rest = rest.dropLast(slant.count)
      isItalic = true
      break
    }
    guard !rest.isEmpty else { return }
    guard let match = Self.words.first(where: { $0.0 == rest }) else { return nil }
    weight = match.1
  }
}
