/// Something typed into whose text can be read and changed at any place, and composed by input
/// methods. Places are counted in UTF-16, rectangles are in the input's own space, points.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range without asking anybody.
  func replace(_ range: UITextRange, withText text: String)
  /// Asks whether a change that the keyboard makes by itself may be made.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  /// The selection, or the caret as a range without length.
  var selectedTextRange: UITextRange? { get set }
  /// What is being composed and may still be replaced as a whole.
  var markedTextRange: UITextRange? { get }
  /// Replaces what is being composed, or begins to compose at the selection. `selectedRange` is
  /// counted inside of the new text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps what was composed.
  func unmarkText()

  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place behind the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place some UTF-16 units further, or `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Which of two places is nearer to the start.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The UTF-16 units from one place to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Hears of changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// The part of a range that is in its first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// The caret at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The parts of a selection, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
}

/// What follows from counting in UTF-16.
extension UITextInput {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The range between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: start, length: end - start))
  }

  /// The place some UTF-16 units further, or `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    guard (0...endOfDocument.offset).contains(target) else { return nil }
    return UITextPosition(offset: target)
  }

  /// Which of two places is nearer to the start.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// The UTF-16 units from one place to another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The part of a range that is in its first line.
  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// The place in a range nearest to a point.
  public func closestPosition(
    to point: CGPoint, within range: UITextRange
  ) -> UITextPosition? {
    closestPosition(to: point).map {
      UITextPosition(offset: min(max($0.offset, range.start.offset), range.end.offset))
    }
  }
}
