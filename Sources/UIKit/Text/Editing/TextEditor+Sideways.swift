/// A line as it is seen, with a place in it.
struct SeenLine {
  var line: TextLine
  /// Which character of what is laid out the place stands before.
  var character: Int
  /// Whether a place behind the line's last character is seen in it, and not in the next line.
  var showsEnd: Bool
}

extension TextEditor {
  /// Where a movement leads from the selection. A selection collapses towards the side that a
  /// movement to the left or right goes to.
  func target(of movement: TextMovement, extending: Bool) -> String.Index {
    guard !extending, !editor.isCaret, movement.isSideways else {
      return place(movement, from: editor.head)
    }
    let range = editor.selection
    let (first, last) = (caretRect(at: range.lowerBound), caretRect(at: range.upperBound))
    let startsOnLeft = first.minY == last.minY ? first.minX < last.minX : !isTextRightToLeft
    return (movement == .left) == startsOnLeft ? range.lowerBound : range.upperBound
  }

  /// The place on the left or right of a place.
  func placeBeside(_ index: String.Index, isLeft: Bool) -> String.Index {
    guard let seen = seenLine(at: index) else {
      return editor.place(isLeft ? .backward : .forward, from: index)
    }
    let line = seen.line
    if line.hasRightToLeft,
      let place = line.place(beside: seen.character, isLeft: isLeft, showsEnd: seen.showsEnd)
    {
      return editor.text.index(index, offsetBy: place - seen.character)
    }
    let goesOn = isLeft == line.isRightToLeft
    let step = goesOn ? TextMovement.forward : .backward
    guard line.hasRightToLeft else { return editor.place(step, from: index) }
    // Behind its last place a line goes on in the next one, before its first one in the last.
    let edge = goesOn ? line.range.upperBound : line.range.lowerBound
    let end = editor.text.index(index, offsetBy: edge - seen.character)
    if goesOn, !seen.showsEnd { return end }
    let next = editor.place(step, from: end)
    return next == end ? index : next
  }

  /// Whether the text at a place is read from right to left: the word there, which may be in
  /// another direction than its paragraph.
  func isRightToLeft(at index: String.Index) -> Bool {
    guard let seen = seenLine(at: index), seen.line.hasRightToLeft else { return isTextRightToLeft }
    let piece =
      seen.line.pieces.first { $0.range.contains(seen.character) }
      ?? seen.line.pieces.first { $0.range.contains(seen.character - 1) }
    return piece?.isRightToLeft ?? isTextRightToLeft
  }
}

extension TextMovement {
  fileprivate var isSideways: Bool { self == .left || self == .right }
}

extension TextLine {
  var hasRightToLeft: Bool { isRightToLeft || pieces.contains(where: \.isRightToLeft) }

  /// The place between characters whose caret is the nearest on the left or right of that at
  /// `character`; of two in one spot the one that is nearer in the text.
  func place(beside character: Int, isLeft: Bool, showsEnd: Bool) -> Int? {
    let x = caretX(at: character)
    var best: (place: Int, distance: CGFloat)?
    func consider(_ place: Int, at edge: CGFloat) {
      let distance = isLeft ? x - edge : edge - x
      guard distance > 0.001 else { return }
      if let best {
        let isSame = abs(distance - best.distance) < 0.001
        guard
          isSame ? abs(place - character) < abs(best.place - character) : distance < best.distance
        else { return }
      }
      best = (place, distance)
    }
    for piece in pieces where !piece.isEllipsis {
      var edge = piece.isRightToLeft ? piece.x + piece.width : piece.x
      for offset in 0..<piece.range.count {
        consider(piece.range.lowerBound + offset, at: edge)
        edge +=
          piece.isRightToLeft
          ? -piece.advances[piece.range.count - 1 - offset] : piece.advances[offset]
      }
    }
    if showsEnd { consider(range.upperBound, at: caretX(at: range.upperBound)) }
    return best?.place
  }
}
