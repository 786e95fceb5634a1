extension TextLine {
  /// Widens the spaces inside the line until it is `width` points wide.
  mutating func justify(to width: CGFloat, characters: [Character]) {
    origin.x = isRightToLeft ? width - fullWidth : 0
    var contentEnd = range.upperBound
    while contentEnd > range.lowerBound, characters[contentEnd - 1].isWhitespace { contentEnd -= 1 }
    let spaces = range.prefix { $0 < contentEnd }.count { characters[$0] == " " }
    guard spaces > 0, width > self.width else { return }
    let share = (width - self.width) / CGFloat(spaces)
    var x: CGFloat = 0
    for index in pieces.indices {
      var piece = pieces[index]
      piece.x = x
      for (place, character) in piece.text.enumerated() where character == " " {
        let source =
          piece.isRightToLeft ? piece.range.upperBound - 1 - place : piece.range.lowerBound + place
        if source < contentEnd, characters[source] == " " { piece.advances[place] += share }
      }
      pieces[index] = piece
      x += piece.width
    }
    self.width = width
    origin.x = isRightToLeft ? width - fullWidth : 0
  }
}
