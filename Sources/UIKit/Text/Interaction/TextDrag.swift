/// A finger that drags the caret or an end of the selection.
@MainActor
final class TextDrag {
  private let grip: TextGrip
  /// From the finger to the middle of what it holds, points.
  private var offset = CGPoint.zero

  /// A drag of something that the finger holds, perhaps not in its middle.
  init(_ grip: TextGrip, from point: CGPoint, in view: any TextEditor) {
    self.grip = grip
    let selection = view.editor.selection
    let edge: CGRect
    switch grip {
    case .start: edge = view.edge(of: selection, isStart: true)
    case .end: edge = view.edge(of: selection, isStart: false)
    case .caret: edge = view.caretRect(at: view.editor.head)
    case .words: return
    }
    offset = CGPoint(x: edge.midX - point.x, y: edge.midY - point.y)
  }

  /// A drag by a finger that stays where it is at first.
  init(pressing grip: TextGrip) {
    self.grip = grip
  }

  var showsLoupe: Bool {
    if case .words = grip { return false }
    return true
  }

  /// The finger is at a point of the view.
  func follow(_ point: CGPoint, _ view: any TextEditor) {
    let aim = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    let place = view.index(nearestTo: aim)
    switch grip {
    case .caret: view.selectByHand { $0.collapse(to: place) }
    case .start:
      view.selectByHand { editor in
        let end = editor.selection.upperBound
        let last = end > editor.text.startIndex ? editor.text.index(before: end) : end
        editor.select(from: end, to: min(place, last))
      }
    case .end:
      view.selectByHand { editor in
        let start = editor.selection.lowerBound
        let first = start < editor.text.endIndex ? editor.text.index(after: start) : start
        editor.select(from: start, to: max(place, first))
      }
    case .words(let word): extend(word, to: place, view)
    }
  }

  private func extend(_ word: Range<Int>, to place: String.Index, _ view: any TextEditor) {
    let isSecret = view.isSecureTextEntry
    view.selectByHand { editor in
      let first = editor.index(word.lowerBound)
      let last = editor.index(word.upperBound)
      let other = editor.word(at: place, isSecret: isSecret)
      if place < first {
        editor.select(from: last, to: min(first, other.lowerBound))
      } else {
        editor.select(from: first, to: max(last, place > last ? other.upperBound : last))
      }
    }
  }
}
