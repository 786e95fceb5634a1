/// A part of a selection that lies in one line.
open class UITextSelectionRect: NSObject {
  /// The place in the input's space, points.
  public let rect: CGRect
  /// The direction in which its text runs.
  public let writingDirection: NSWritingDirection
  /// Whether it is turned; text is never.
  public var isVertical: Bool { false }
  /// Whether the selection begins here.
  public let containsStart: Bool
  /// Whether the selection ends here.
  public let containsEnd: Bool

  /// A part of a selection, in the input's space, points.
  public init(
    rect: CGRect, writingDirection: NSWritingDirection = .natural, containsStart: Bool,
    containsEnd: Bool
  ) {
    self.rect = rect
    self.writingDirection = writingDirection
    self.containsStart = containsStart
    self.containsEnd = containsEnd
  }

  /// The parts of a selection from its start to its end.
  static func rects(_ places: [CGRect]) -> [UITextSelectionRect] {
    places.enumerated().map { index, rect in
      UITextSelectionRect(
        rect: rect, containsStart: index == 0, containsEnd: index == places.count - 1)
    }
  }
}
