import Foundation
import Testing
import UIKit

@testable import UIKit

/// What typing costs: changes in a row are laid out once, when somebody looks.
@MainActor
@Suite(.serialized)
struct TypingCostTests {
  /// Counts the characters that it measures.
  private final class CountingMeasurer: TextMeasurer {
    private let squares = SquareTextMeasurer()
    private let lock = NSLock()
    nonisolated(unsafe) private var count = 0

    var measured: Int { lock.withLock { count } }

    func metrics(of face: FontFace) -> FontMetrics { squares.metrics(of: face) }

    func advances(of text: String, in face: FontFace) -> [CGFloat] {
      lock.withLock { count += text.count }
      return squares.advances(of: text, in: face)
    }
  }

  @Test func lettersOfOneTurnAreLaidOutOnce() {
    let measurer = CountingMeasurer()
    let stage = FieldStage(measurer: measurer)
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.becomeFirstResponder()
    stage.run(0)
    let before = measurer.measured
    for _ in 0..<300 { for letter in "words " { view.insertText(String(letter)) } }
    stage.run(0)
    #expect(view.text.count == 1800)
    #expect(measurer.measured - before < 3 * 1800)
  }

  @Test func aLetterCostsNoMoreThanItsParagraph() {
    let measurer = CountingMeasurer()
    let stage = FieldStage(measurer: measurer)
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.text = Array(repeating: "fifty letters", count: 200).joined(separator: "\n")
    view.becomeFirstResponder()
    stage.run(0)
    for place in [0, 1_000, 2_700] {
      view.selectedRange = NSRange(location: place, length: 0)
      stage.run(0)
      let before = measurer.measured
      view.insertText("x")
      stage.run(0)
      #expect(measurer.measured - before < 40)
    }
  }

  @Test func sizeAndOffsetAreKnownAtOnce() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView(height: 50)
    view.becomeFirstResponder()
    for _ in 0..<9 { view.insertText("a\n") }
    #expect(view.contentSize.height == 116)
    #expect(view.contentOffset.y == 66)
    view.contentOffset.y = 3
    #expect(view.contentOffset.y == 3)
    stage.run(0)
    #expect(view.contentOffset.y == 3)
    view.insertText("b")
    stage.run(0)
    #expect(view.bounds.minY == 66)
  }
}
