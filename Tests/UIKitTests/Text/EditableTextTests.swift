import Foundation
import Testing

@testable import UIKit

struct EditableTextTests {
  @Test func movesByGraphemes() {
    var editor = EditableText("a👨‍👩‍👧e\u{301}🇩🇪")
    var places: [Int] = []
    for _ in 0..<5 {
      places.append(editor.selectedRange.location)
      editor.move(.backward, extending: false)
    }
    #expect(places == [15, 11, 9, 1, 0])
  }

  @Test func movesByWords() {
    var editor = EditableText("one, two-three")
    editor.move(.wordBackward, extending: false)
    #expect(editor.selectedRange.location == 9)
    editor.move(.wordBackward, extending: false)
    editor.move(.wordBackward, extending: false)
    #expect(editor.selectedRange.location == 0)
    editor.move(.wordForward, extending: false)
    #expect(editor.selectedRange.location == 3)
    editor.move(.wordForward, extending: false)
    #expect(editor.selectedRange.location == 8)
  }

  @Test func extendsFromTheAnchor() {
    var editor = EditableText("abcdef")
    editor.move(.backward, extending: true)
    editor.move(.backward, extending: true)
    #expect(editor.selectedRange == NSRange(location: 4, length: 2))
    editor.move(.toStart, extending: true)
    #expect(editor.selectedRange == NSRange(location: 0, length: 6))
    editor.move(.forward, extending: false)
    #expect(editor.selectedRange == NSRange(location: 6, length: 0))
  }

  @Test func marksJoinTheCharacterBeforeThem() {
    var editor = EditableText("e")
    editor.replace(editor.selection, with: "\u{301}")
    #expect(editor.text.count == 1)
    #expect(editor.selectedRange.location == 2)
    #expect(editor.rangeToDelete(.backward) == editor.text.startIndex..<editor.text.endIndex)
  }

  @Test func rangesInsideAGraphemeGrow() {
    let editor = EditableText("a🇩🇪b")
    #expect(
      NSRange(editor.range(NSRange(location: 2, length: 1)), in: editor.text)
        == NSRange(location: 1, length: 4))
    #expect(
      NSRange(editor.range(NSRange(location: 90, length: 9)), in: editor.text)
        == NSRange(location: 6, length: 0))
  }

  @Test func saysNothingOfItsText() {
    let editor = EditableText("hunter2")
    var dumped = ""
    dump(editor, to: &dumped)
    for text in ["\(editor)", String(reflecting: editor), dumped] {
      #expect(!text.contains("hunter2"))
    }
  }

  @Test(arguments: [1, 2, 3])
  func tenThousandRandomEditsAgreeWithAPlainModel(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var editor = EditableText()
    var model = PlainText()
    let pieces = [
      "a", "Z", " ", "é", "e\u{301}", "\u{301}", "👍🏽", "👨‍👩‍👧", "🇩", "🇩🇪", "\u{200D}", "ש", "日本",
      "\r\n", "한", "\u{1100}", "क्षि", "word and word", "",
    ]
    for step in 0..<10_000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let piece = pieces.randomElement(using: &random)!
        editor.replace(editor.selection, with: piece)
        model.insert(piece)
      case 4, 5:
        editor.replace(editor.rangeToDelete(.backward), with: "")
        model.deleteBackward()
      case 6:
        editor.move(.backward, extending: false)
        model.moveBackward()
      case 7:
        editor.move(.forward, extending: false)
        model.moveForward()
      case 8:
        let count = editor.text.utf16.count
        let start = Int.random(in: 0...count, using: &random)
        let length = Int.random(in: 0...min(3, count - start), using: &random)
        let range = editor.range(NSRange(location: start, length: length))
        editor.select(range)
        model.select(NSRange(range, in: editor.text))
      default:
        if model.scalars.count > 150 {
          editor.set("")
          model = PlainText()
        }
      }
      guard editor.text == model.text, editor.selectedRange == model.selectedRange else {
        Issue.record("step \(step) of seed \(seed)")
        return
      }
    }
  }
}

/// A text as an array of scalars, edited in the plainest way.
private struct PlainText {
  var scalars: [Unicode.Scalar] = []
  var start = 0
  var end = 0

  var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private func utf16(_ count: Int) -> Int {
    var sum = 0
    for scalar in scalars[..<count] { sum += scalar.value > 0xFFFF ? 2 : 1 }
    return sum
  }

  private func place(ofUTF16 offset: Int) -> Int {
    var sum = 0
    for (place, scalar) in scalars.enumerated() {
      if sum == offset { return place }
      sum += scalar.value > 0xFFFF ? 2 : 1
    }
    return scalars.count
  }

  var selectedRange: NSRange {
    NSRange(location: utf16(start), length: utf16(end) - utf16(start))
  }

  /// Where graphemes end, counted in scalars.
  private var boundaries: [Int] {
    var place = 0
    return [0]
      + text.map { character in
        place += character.unicodeScalars.count
        return place
      }
  }

  mutating func insert(_ text: String) {
    let added = Array(text.unicodeScalars)
    scalars.replaceSubrange(start..<end, with: added)
    start = boundaries.first { $0 >= start + added.count }!
    end = start
  }

  mutating func deleteBackward() {
    if start == end { start = boundaries.last { $0 < end } ?? 0 }
    insert("")
  }

  mutating func moveBackward() {
    if start == end { start = boundaries.last { $0 < start } ?? 0 }
    end = start
  }

  mutating func moveForward() {
    if start == end { end = boundaries.first { $0 > end } ?? end }
    start = end
  }

  mutating func select(_ range: NSRange) {
    start = place(ofUTF16: range.location)
    end = place(ofUTF16: range.location + range.length)
  }
}
