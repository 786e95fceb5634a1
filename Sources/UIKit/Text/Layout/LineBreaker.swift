/// Tells between which characters a line may end: the rules of Unicode's line breaking that
/// matter for text without a dictionary.
enum LineBreaker {
  private enum Kind {
    case space
    case glue
    case opening
    case closing
    case hyphen
    case dash
    case exclamation
    case slash
    case zeroWidthSpace
    case ideograph
    case digit
    case other
  }

  /// Whether a line may end between two neighbouring characters.
  static func canBreak(between first: Character, and second: Character) -> Bool {
    let (before, after) = (kind(of: first), kind(of: second))
    switch (before, after) {
    case (_, .space), (_, .glue), (.glue, _), (_, .closing), (_, .exclamation), (_, .slash),
      (_, .zeroWidthSpace), (_, .hyphen):
      return before == .zeroWidthSpace && after != .space
    case (.space, _), (.zeroWidthSpace, _): return true
    case (.opening, _): return false
    case (.hyphen, .digit), (.slash, .digit): return false
    case (.hyphen, _), (.dash, _), (.slash, _), (.exclamation, .other), (.exclamation, .ideograph):
      return true
    case (_, .dash), (.ideograph, _), (_, .ideograph): return true
    default: return false
    }
  }

  private static func kind(of character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .other }
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .space
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF, 0x200D: return .glue
    case 0x200B: return .zeroWidthSpace
    case 0x2D, 0xAD, 0x2010, 0x2012, 0x2013, 0x58A: return .hyphen
    case 0x2014: return .dash
    case 0x21, 0x3F: return .exclamation
    case 0x2F: return .slash
    case 0x30...0x39: return .digit
    case 0x28, 0x5B, 0x7B, 0xA1, 0xAB, 0xBF, 0x2018, 0x201A, 0x201C, 0x201E, 0x3008, 0x300A, 0x300C,
      0x300E, 0x3010, 0x3014, 0xFF08, 0xFF3B, 0xFF5B:
      return .opening
    case 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x5D, 0x7D, 0xBB, 0x2019, 0x201D, 0x2026, 0x3001, 0x3002,
      0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049,
      0x3063, 0x3083, 0x3085, 0x3087, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3,
      0x30E5, 0x30E7, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D,
      0xFF5D:
      return .closing
    case 0x2E80...0x2FFF, 0x3040...0x30FF, 0x3130...0x318F, 0x31F0...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF65...0xFF9F, 0x20000...0x3FFFF:
      return .ideograph
    default:
      return scalar.properties.isEmojiPresentation ? .ideograph : .other
    }
  }
}
