/// Text as characters with their widths: all that can be known before its lines are.
struct MeasuredText {
  /// Where a word may be broken; to be seen only there.
  static let softHyphen: Character = "\u{AD}"
  /// Width of a tab, points.
  private static let tabWidth: CGFloat = 28

  let runs: [TextRun]
  /// Vertical measures of the font of each run.
  let metrics: [FontMetrics]
  /// What is added between lines of each run, points.
  let leadings: [CGFloat]
  let characters: [Character]
  /// Width of each character, points.
  let advances: [CGFloat]
  /// Width of "…" in the font of each run.
  let ellipsisAdvances: [CGFloat]
  /// Width of "-" in the font of each run, of texts with soft hyphens.
  private let hyphenAdvances: [CGFloat]
  /// Whether any character is read from right to left.
  let hasRightToLeft: Bool

  /// Where each run ends, counted in characters.
  private let runEnds: [Int]

  init(_ runs: [TextRun], measurer: any TextMeasurer) {
    self.runs = runs
    metrics = runs.map { $0.attachment?.metrics ?? measurer.metrics(of: $0.face) }
    leadings = zip(runs, metrics).map { max(0, $0.lineHeight - $1.lineHeight) }
    ellipsisAdvances = runs.map { measurer.advances(of: "…", in: $0.face).reduce(0, +) + $0.kern }
    var characters: [Character] = []
    var advances: [CGFloat] = []
    var runEnds: [Int] = []
    for run in runs {
      let first = characters.count
      characters.append(contentsOf: run.text)
      advances.append(
        contentsOf: run.attachment.map { box in run.text.map { _ in box.left + box.width } }
          ?? measurer.advances(of: run.text, in: run.face))
      for index in first..<characters.count {
        if characters[index] == "\t" {
          advances[index] = Self.tabWidth
        } else if characters[index].isNewline || characters[index] == Self.softHyphen {
          advances[index] = 0
        } else {
          advances[index] += run.kern
        }
      }
      runEnds.append(characters.count)
    }
    self.characters = characters
    self.advances = advances
    self.runEnds = runEnds
    hyphenAdvances =
      characters.contains(Self.softHyphen)
      ? runs.map { measurer.advances(of: "-", in: $0.face).reduce(0, +) + $0.kern } : []
    hasRightToLeft = runs.contains {
      $0.text.unicodeScalars.contains(where: BidiClass.isRightToLeft)
    }
  }

  var isEmpty: Bool { characters.isEmpty }

  /// The run that a character is in; the last one for a place behind the text.
  func run(at index: Int) -> Int {
    if runEnds.count < 2 { return 0 }
    return runEnds.firstIndex { index < $0 } ?? runEnds.count - 1
  }

  /// The part of `range`, from its start, that lies in one run.
  func endOfRun(from index: Int, limit: Int) -> Int {
    min(runEnds[run(at: index)], limit)
  }

  /// The width of the hyphen that a line shows which ends before the character at `index`: none
  /// unless a soft hyphen is its last character.
  func hyphenWidth(endingAt index: Int) -> CGFloat {
    guard !hyphenAdvances.isEmpty, index > 0, index < characters.count,
      characters[index - 1] == Self.softHyphen
    else { return 0 }
    return hyphenAdvances[run(at: index - 1)]
  }

  func width(of range: Range<Int>) -> CGFloat {
    var sum: CGFloat = 0
    for index in range { sum += advances[index] }
    return sum
  }

  /// `range` without the white space at its end.
  func trimmingTrailingWhitespace(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].isWhitespace { end -= 1 }
    return range.lowerBound..<end
  }

  /// `range` without the white space at its start.
  func trimmingLeadingWhitespace(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, characters[start].isWhitespace { start += 1 }
    return start..<range.upperBound
  }
}
