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
  /// Finds words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// The view whose space rectangles are in.
  var textInputView: UIView { get }

  /// The direction in which text runs at a place.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// The place that an arrow leads to, some steps further; `nil` outside of the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// The end of a range that lies furthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The character on one side of a place.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

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

  /// A tokenizer of the text.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// The direction that the characters decide.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    let range = tokenizer.rangeEnclosingPosition(
      position, with: .paragraph, inDirection: .storage(direction))
    let text = isSecureTextEntry ? nil : range.flatMap { self.text(in: $0) }
    switch text.flatMap(BidiResolver.direction(of:)) {
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    case nil: return .natural
    }
  }

  /// The place that an arrow leads to, some steps further.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    var place = position
    for _ in 0..<abs(offset) {
      guard let next = step(from: place, offset < 0 ? direction.opposite : direction) else {
        return nil
      }
      place = next
    }
    return place
  }

  private func step(
    from position: UITextPosition, _ direction: UITextLayoutDirection
  ) -> UITextPosition? {
    switch direction {
    case .left, .right:
      if let editor = self as? any TextEditor {
        let next = editor.position(
          of: editor.placeBeside(editor.index(of: position), isLeft: direction == .left))
        return next == position ? nil : next
      }
      return tokenizer.position(
        from: position, toBoundary: .character, inDirection: .layout(direction))
    case .up, .down:
      let caret = caretRect(for: position)
      let y = direction == .up ? caret.minY - 1 : caret.maxY + 1
      let next = closestPosition(to: CGPoint(x: caret.midX, y: y))
      return next == position ? nil : next
    }
  }

  /// The end of a range that lies furthest in a direction.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    switch direction {
    case .up: return range.start
    case .down: return range.end
    case .left, .right:
      let isRightToLeft =
        baseWritingDirection(for: range.start, in: .forward) == .rightToLeft
      return (direction == .right) == isRightToLeft ? range.start : range.end
    }
  }

  /// The character on one side of a place.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    self.position(from: position, in: direction, offset: 1).flatMap {
      textRange(from: position, to: $0)
    }
  }

  /// The character at a point.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let place = closestPosition(to: point) else { return nil }
    for side in [UITextStorageDirection.forward, .backward] {
      let range = tokenizer.rangeEnclosingPosition(
        place, with: .character, inDirection: .storage(side))
      if let range, selectionRects(for: range).contains(where: { $0.rect.contains(point) }) {
        return range
      }
    }
    return nil
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

extension UITextInput where Self: UIView {
  /// The view itself.
  public var textInputView: UIView { self }
}

extension UITextLayoutDirection {
  fileprivate var opposite: UITextLayoutDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
