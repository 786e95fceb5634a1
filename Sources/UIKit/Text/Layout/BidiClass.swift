/// What a character means for the direction of text (the classes of Unicode's bidirectional
/// algorithm that a whole `Character` can have).
enum BidiClass {
  case left
  case right
  case arabic
  case europeanNumber
  case arabicNumber
  case europeanSeparator
  case europeanTerminator
  case commonSeparator
  case neutral

  init(_ character: Character) {
    self.init(character.unicodeScalars.first ?? " ")
  }

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x6F0...0x6F9, 0xFF10...0xFF19: self = .europeanNumber
    case 0x660...0x669, 0x66B, 0x66C, 0x6DD: self = .arabicNumber
    case 0x2B, 0x2D, 0x2212, 0xFF0B, 0xFF0D: self = .europeanSeparator
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x2030, 0x2031, 0x20A0...0x20CF:
      self = .europeanTerminator
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: self = .commonSeparator
    default:
      if Self.isArabic(scalar) {
        self = .arabic
      } else if Self.isRightToLeft(scalar) {
        self = .right
      } else {
        self = Self.isStrongLeft(scalar) ? .left : .neutral
      }
    }
  }

  var isStrong: Bool {
    switch self {
    case .left, .right, .arabic: true
    default: false
    }
  }

  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x590 else { return false }
    switch scalar.value {
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      return true
    default: return false
    }
  }

  private static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x1EE00...0x1EEFF: true
    default: false
    }
  }

  private static func isStrongLeft(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .decimalNumber, .letterNumber:
      true
    default: false
    }
  }
}
