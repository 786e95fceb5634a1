/// The five tones of skin that a picture of a person can have.
enum SkinTones {
  private static let modifiers = (0x1F3FB...0x1F3FF).compactMap { Unicode.Scalar(UInt32($0)) }

  /// The picture without and with each of the tones; empty for what has no skin.
  static func variants(of text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, first.properties.isEmojiModifierBase else { return [] }
    // A tone takes the place of the selector that asks for a picture.
    let rest = scalars.dropFirst().drop { $0.value == 0xFE0F }
    return [text]
      + modifiers.map { tone in
        var view = String.UnicodeScalarView([first, tone])
        view.append(contentsOf: rest)
        return String(view)
      }
  }
}
