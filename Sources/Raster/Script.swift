import Foundation

/// A script whose signs change their shapes with their neighbours, so that the font's own rules
/// have to be run (HarfBuzz, through SDL2_ttf).
enum Script: String, Hashable {
  /// For marks that belong on a letter and have no single character with it.
  case latin = "Latn"
  case arabic = "Arab"
  case syriac = "Syrc"
  case devanagari = "Deva"
  case bengali = "Beng"
  case gurmukhi = "Guru"
  case gujarati = "Gujr"
  case oriya = "Orya"
  case tamil = "Taml"
  case telugu = "Telu"
  case kannada = "Knda"
  case malayalam = "Mlym"
  case sinhala = "Sinh"
  case thai = "Thai"
  case lao = "Laoo"
  case tibetan = "Tibt"
  case myanmar = "Mymr"
  case khmer = "Khmr"

  /// The script of a letter, if it is one of these.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case ..<0x600: return nil
    // Digits do not join and run from left to right.
    case 0x660...0x66C, 0x6F0...0x6F9, 0x60C, 0x61B, 0x61F, 0x6D4: return nil
    case 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      self = .arabic
    case 0x700...0x74F: self = .syriac
    case 0x900...0x97F, 0xA8E0...0xA8FF: self = .devanagari
    case 0x980...0x9FF: self = .bengali
    case 0xA00...0xA7F: self = .gurmukhi
    case 0xA80...0xAFF: self = .gujarati
    case 0xB00...0xB7F: self = .oriya
    case 0xB80...0xBFF: self = .tamil
    case 0xC00...0xC7F: self = .telugu
    case 0xC80...0xCFF: self = .kannada
    case 0xD00...0xD7F: self = .malayalam
    case 0xD80...0xDFF: self = .sinhala
    case 0xE00...0xE7F: self = .thai
    case 0xE80...0xEFF: self = .lao
    case 0xF00...0xFFF: self = .tibetan
    case 0x1000...0x109F: self = .myanmar
    case 0x1780...0x17FF: self = .khmer
    default: return nil
    }
  }

  /// Whether letters join to words. The others change within one `Character` only.
  var joinsLetters: Bool { self == .arabic || self == .syriac }

  var isRightToLeft: Bool { joinsLetters }
}

extension Character {
  /// The script that shapes this character.
  var script: Script? { unicodeScalars.first.flatMap(Script.init) }

  /// The script whose rules put this character's marks in their places.
  var markScript: Script? {
    script ?? (singleScalar == nil && !isEmoji ? .latin : nil)
  }

  /// The script in which this character joins its neighbours.
  var joiningScript: Script? {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x600, let script = Script(scalar),
      script.joinsLetters, scalar.properties.isAlphabetic || scalar.value == 0x640
    else { return nil }
    return script
  }
}
