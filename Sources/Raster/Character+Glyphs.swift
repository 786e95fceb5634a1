import Foundation

extension Character {
  /// The one scalar that this character is made of, composed if need be.
  var singleScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return scalars.first }
    let composed = self.composed.unicodeScalars
    return composed.count == 1 ? composed.first : nil
  }

  /// This character with letters and their accents as single scalars where those exist.
  var composed: String {
    let text = String(self)
    return text.unicodeScalars.count == 1 ? text : text.precomposedStringWithCanonicalMapping
  }

  /// Whether this character is shown as a coloured picture.
  var isEmoji: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    if scalars.count == 1 { return first.properties.isEmojiPresentation }
    if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
    return first.properties.isEmojiPresentation
      || scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
      || scalars.contains { $0.properties.isEmojiModifier }
  }
}

extension Unicode.Scalar {
  /// Whether this is an ordinary character of an alphabet, or ASCII, which needs no closer look.
  var isPlainLetter: Bool {
    switch value {
    case 0x20...0x7E, 0xC0...0x24F, 0x370...0x52F: true
    default: false
    }
  }

  /// Whether nothing is ever drawn for this.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: properties.isVariationSelector
    }
  }

  /// Whether this is a letter, for kerning.
  var isLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case ..<0x80: false
    default: properties.isAlphabetic
    }
  }
}
