/// The measures from which the places of keys follow, for devices of one width, read from
/// `Resources/keyboards/layouts/<name>.json`.
public struct KeyboardLayout: Sendable, Hashable {
  /// The file's name without extension, such as `phone-390`.
  public var name: String
  /// The arrangement of the rows.
  public var form: KeyboardForm

  var portrait: Arrangement
  var landscape: Arrangement
  var roundedPortrait: Arrangement
  var roundedLandscape: Arrangement

  func arrangement(in orientation: Orientation, look: KeyboardLook) -> Arrangement {
    switch look {
    case .classic: orientation.isLandscape ? landscape : portrait
    case .rounded: orientation.isLandscape ? roundedLandscape : roundedPortrait
    }
  }

  /// The height that the rows of a phone's layout take, from the top of the keys to the end of
  /// the last row's surroundings: what a floating keyboard is high. Points.
  func rowsHeight(_ look: KeyboardLook) -> Double {
    guard case .phone(let phone) = arrangement(in: .portrait, look: look).keys else { return 0 }
    return (phone.rowTops.last ?? 0) + phone.keyHeight + 4
  }

  /// The measures of one orientation.
  struct Arrangement: Sendable, Hashable {
    var confidence: Confidence
    var keys: Keys
  }

  enum Keys: Sendable, Hashable {
    case phone(Phone)
    case pad(Pad)
  }

  /// A phone's keyboard. Lengths in points; tops count from the top of the keys.
  struct Phone: Sendable, Hashable {
    /// From each side of the screen to the block of keys.
    var sideInset: Double
    var rowTops: [Double]
    var keyHeight: Double
    /// From the block's sides to the first and last key.
    var margin: Double
    var gap: Double
    /// The width of shift and delete.
    var shiftWidth: Double
    var bottomRow: BottomRow
    var numberPad: NumberPad
  }

  enum BottomRow: Sendable, Hashable {
    /// Emoji and dictation stand outside the block. The space bar reaches from the third
    /// letter above it to the eighth, less `spaceInset` on the left.
    case outside(spaceInset: Double, emoji: EdgeBox, dictation: EdgeBox)
    /// Emoji and dictation are keys like "123".
    case inside(smallWidth: Double, returnWidth: Double)
  }

  /// A grid of three columns.
  struct NumberPad: Sendable, Hashable {
    var margin: Double
    var gap: Double
    var rowTops: [Double]
    var rowHeights: [Double]
    var deleteGlyph: EdgeBox
  }

  /// A tablet's keyboard.
  struct Pad: Sendable, Hashable {
    var margin: Double
    var gap: Double
    var rows: [PadRow]
  }

  struct PadRow: Sendable, Hashable {
    var top: Double
    var height: Double
    var left: [PadKey]
    /// The number of character keys in the middle; `nil` for a space bar.
    var characters: Int?
    var right: [PadKey]
    /// Whether the characters share all the room between the other keys. Otherwise they are as
    /// wide as those of the row above and end before the keys on the right.
    var fills: Bool
  }

  struct PadKey: Sendable, Hashable {
    enum Role: String, CaseIterable {
      case shift, capsLock, tab, delete, `return`, plane, emoji, dictation, dismiss
    }

    var role: Role
    /// The width; `nil` for that of a character key of the row.
    var width: Double?
  }
}
