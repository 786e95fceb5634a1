import UIKit

/// Moves the caret with a finger that holds the space bar: the caret goes as far as the finger.
@MainActor
struct CaretDrag {
  private let input: any UITextInput
  private let start: CGPoint
  private let caret: CGPoint

  /// A drag from a point of the screen; `nil` where the input has no caret to move.
  init?(_ input: (any UIKeyInput)?, from start: CGPoint) {
    guard let input = input as? any UITextInput, let range = input.selectedTextRange else {
      return nil
    }
    let rect = input.caretRect(for: range.end)
    self.input = input
    self.start = start
    caret = CGPoint(x: rect.midX, y: rect.midY)
  }

  /// The finger is at a point of the screen.
  func move(to point: CGPoint) {
    // Above the first line and below the last one the caret keeps to them.
    let first = input.caretRect(for: input.beginningOfDocument).midY
    let last = input.caretRect(for: input.endOfDocument).midY
    let target = CGPoint(
      x: caret.x + point.x - start.x,
      y: min(max(caret.y + point.y - start.y, first), max(first, last)))
    guard let position = input.closestPosition(to: target),
      let range = input.textRange(from: position, to: position)
    else { return }
    if range != input.selectedTextRange { input.selectedTextRange = range }
  }
}
