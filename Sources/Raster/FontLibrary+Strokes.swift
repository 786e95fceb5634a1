import Foundation

extension FontLibrary {
  /// A letter with strokes through it, which fonts place by their own width and not by the letter's:
  /// each is put over the letter's middle. `nil` for a text without such marks.
  func struckCoverage(
    of text: String, _ script: Script?, from file: FontFile, horizontal: CGFloat,
    vertical: CGFloat, quarter: Int32
  ) -> Glyph? {
    // Marks have two bytes or more, and stand behind a letter.
    guard text.utf8.count > 2 else { return nil }
    let scalars = text.unicodeScalars
    let strokes = scalars.dropFirst().filter(\.isStroke)
    guard !strokes.isEmpty else { return nil }
    func glyph(_ scalars: some Sequence<Unicode.Scalar>, _ script: Script?) -> Glyph? {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return coverage(
        of: String(view), script, from: file, horizontal: horizontal, vertical: vertical,
        quarter: quarter)
    }
    let first = scalars.prefix(1)
    let others = scalars.dropFirst().filter { !$0.isStroke }
    guard let letter = glyph(Array(first) + others, others.isEmpty ? nil : script) else {
      return nil
    }
    return strokes.reduce(letter) { result, stroke in
      glyph([stroke], nil).flatMap { result.merged(withMiddleOf: $0, over: letter) } ?? result
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a mark that goes through the letter before it.
  fileprivate var isStroke: Bool { properties.canonicalCombiningClass == .overlay }
}

extension Glyph {
  /// This picture with another one on it, whose middle comes over that of `letter`.
  fileprivate func merged(withMiddleOf other: Glyph, over letter: Glyph) -> Glyph? {
    let left = letter.left + (letter.width - other.width) / 2
    let top = letter.top - (letter.height - other.height) / 2
    let minX = min(self.left, left)
    let maxX = max(self.left + width, left + other.width)
    let maxY = max(self.top, top)
    let minY = min(self.top - height, top - other.height)
    let result = Glyph(
      coverageWidth: maxX - minX, height: maxY - minY, left: minX, top: maxY)
    result.add(self, left: self.left, top: self.top)
    result.add(other, left: left, top: top)
    return result
  }

  /// Adds another picture's coverage at a place counted from the pen and the baseline.
  private func add(_ other: Glyph, left: Int32, top: Int32) {
    guard case .coverage(let target) = ink, case .coverage(let source) = other.ink else { return }
    for row in 0..<other.height {
      let line = (self.top - top + row) * stride + left - self.left
      for column in 0..<other.width {
        let place = Int(line + column)
        target[place] = max(target[place], source[Int(row * other.stride + column)])
      }
    }
  }
}
