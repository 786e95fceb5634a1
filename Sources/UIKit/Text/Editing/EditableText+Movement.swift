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

  /// Selects the word at a place; where there is none, the character behind it.
  mutating func selectWord(at index: String.Index) {
    let isInWord = index < text.endIndex && text[index].isPartOfWord
    let isBehindWord = index > text.startIndex && text[text.index(before: index)].isPartOfWord
    guard isInWord || isBehindWord else {
      return select(from: index, to: place(.forward, from: index))
    }
    let start = isBehindWord ? startOfWord(before: index) : index
    select(from: start, to: isInWord ? endOfWord(after: index) : index)
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
    case .backward: index > text.startIndex ? text.index(before: index) : index
    case .forward: index < text.endIndex ? text.index(after: index) : index
    case .wordBackward: startOfWord(before: index)
    case .wordForward: endOfWord(after: index)
    case .toStart, .toStartOfLine, .lineUp: text.startIndex
    case .toEnd, .toEndOfLine, .lineDown: text.endIndex
    }
  }

  private func startOfWord(before index: String.Index) -> String.Index {
    var place = index
    while place > text.startIndex, !text[text.index(before: place)].isPartOfWord {
      place = text.index(before: place)
    }
    while place > text.startIndex, text[text.index(before: place)].isPartOfWord {
      place = text.index(before: place)
    }
    return place
  }

  private func endOfWord(after index: String.Index) -> String.Index {
    var place = index
    while place < text.endIndex, !text[place].isPartOfWord { place = text.index(after: place) }
    while place < text.endIndex, text[place].isPartOfWord { place = text.index(after: place) }
    return place
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool {
    isLetter || isNumber || self == "_" || self == "'" || self == "’"
  }
}
