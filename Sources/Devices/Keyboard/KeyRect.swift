import Foundation

/// One key of the keyboard and its place. Rectangles are in points from the top left corner of
/// the keyboard's frame, and their edges lie on whole pixels.
public struct KeyRect: Sendable, Hashable {
  /// What a key does.
  public enum Kind: Sendable, Hashable {
    /// Types the legend that stands in this row and column of the plane's legends.
    case character(row: Int, column: Int)
    /// Makes capitals.
    case shift
    /// Makes capitals until pressed again; a key of its own on some tablets.
    case capsLock
    /// Types a tab; on some tablets.
    case tab
    /// Deletes backwards.
    case delete
    /// Types a space.
    case space
    /// Return, with whatever label the field asks for.
    case `return`
    /// Shows another plane: "123", "ABC", "#+=".
    case plane(KeyboardPlane)
    /// Shows the emoji panel.
    case emoji
    /// Goes on to the next language.
    case globe
    /// Makes the last syllable small, voiced or unvoiced; on Japanese flick keyboards.
    case flickModifier
    /// Ends going through the syllables of a key; on Japanese flick keyboards.
    case flickAdvance
    /// Goes back through the syllables of a key; on Japanese flick keyboards.
    case flickReverse
    /// Starts dictation.
    case dictation
    /// Puts the keyboard away; on tablets.
    case dismiss
  }

  /// What the key does.
  public var kind: Kind
  /// The row, from the top, from 0. Keys beside or below the rows belong to the row after the
  /// last one.
  public var row: Int
  /// The place in the row, from the left, from 0.
  public var index: Int
  /// The key's shape; of a key without one, the area that it would have.
  public var frame: CGRect
  /// Where a touch belongs to the key. The areas of a row touch each other and those of the
  /// rows above and below.
  public var touchArea: CGRect
  /// Whether the key has a shape of its own. A key without one is a glyph on the tray.
  public var hasShape: Bool
  /// The place of the glyph of a key without a shape, not on whole pixels, where it is known;
  /// `nil` means in the middle of `frame`.
  public var glyph: CGRect?
}
