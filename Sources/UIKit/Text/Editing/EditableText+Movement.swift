extension EditableText {
  /// Moves the caret; with `extending` the selection grows or shrinks instead. `place` is where
  /// the movement leads, for text whose lines are known.
  mutating func move(
    _ movement: TextMovement, extending: Bool, to place: String.Index? = nil
  ) {
    if !extending, !isCaret {
      // A selection collapses towards the side that the movement goes to.
      switch movement {
      case .backward: return collapse(to: selection.lowerBound)
      case .forward: return collapse(to: selection.upperBound)
      default: break
      }
    }
    let target = place ?? self.place(movement, from: head)
    select(from: extending ? anchor : target, to: target)
  }

  mutating func collapse(to index: String.Index) {
    select(from: index, to: index)
  }

  mutating func selectAll() {
    select(from: text.startIndex, to: text.endIndex)
  }

  /// What a deletion in the direction of `movement` takes away: the selection if there is one.
  func rangeToDelete(
    _ movement: TextMovement, to place: String.Index? = nil
  ) -> Range<String.Index> {
    guard isCaret else { return selection }
    let target = place ?? self.place(movement, from: head)
    return min(target, head)..<max(target, head)
  }

  /// Where `movement` leads from `index`.
  func place(_ movement: TextMovement, from index: String.Index) -> String.Index {
    switch movement {
    case .backward, .left: index > text.startIndex ? text.index(before: index) : index
    case .forward, .right: index < text.endIndex ? text.index(after: index) : index
    case .wordBackward: startOfWord(before: index)
    case .wordForward: endOfWord(after: index)
    case .toStartOfParagraph: startOfParagraph(before: index)
    case .toEndOfParagraph: endOfParagraph(after: index)
    case .toStart, .toStartOfLine, .lineUp, .pageUp: text.startIndex
    case .toEnd, .toEndOfLine, .lineDown, .pageDown: text.endIndex
    }
  }

  private func startOfParagraph(before index: String.Index) -> String.Index {
    let start = paragraph(around: index).lowerBound
    guard start == index, index > text.startIndex else { return start }
    return paragraph(around: text.index(before: index)).lowerBound
  }

  private func endOfParagraph(after index: String.Index) -> String.Index {
    let end = paragraph(around: index).upperBound
    guard end == index, index < text.endIndex else { return end }
    return paragraph(around: text.index(after: index)).upperBound
  }
}
