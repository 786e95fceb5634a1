import Testing
import UIKit

@testable import UIKit

@MainActor
@Suite(.serialized)
struct SmartSpacingTests {
  private func cut(_ word: String, from text: String) -> String {
    var text = text
    guard let range = text.range(of: word) else { return text }
    text.removeSubrange(SmartSpacing.widened(range, in: text))
    return text
  }

  @Test func oneOfTwoSpacesGoesWithAWord() {
    #expect(cut("two", from: "one two three") == "one three")
    #expect(cut("one", from: "one two") == "two")
    #expect(cut("two", from: "one two") == "one")
    #expect(cut("two", from: "one two, three") == "one, three")
    #expect(cut("two", from: "one\ntwo three") == "one\nthree")
  }

  @Test func partsOfWordsTakeNothingAlong() {
    #expect(cut("wo", from: "one two three") == "one t three")
    #expect(cut(" two", from: "one two three") == "one three")
    #expect(cut("two", from: "(two)") == "()")
  }

  @Test func pastedWordsAreSetApart() {
    func paste(_ pasted: String, at offset: Int, in text: String) -> String {
      let place = text.index(text.startIndex, offsetBy: offset)
      return SmartSpacing.spaced(pasted, replacing: place..<place, in: text)
    }
    #expect(paste("new", at: 3, in: "one two") == " new")
    #expect(paste("new", at: 4, in: "one two") == "new ")
    #expect(paste("new", at: 1, in: "one") == "new")
    #expect(paste(", new", at: 3, in: "one") == ", new")
    #expect(paste("new", at: 0, in: "") == "new")
  }

  @Test func onlyInputsThatAskForItFollow() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.becomeFirstResponder()
    for isSmart in [false, true] {
      view.smartInsertDeleteType = isSmart ? .yes : .default
      view.text = "one two three"
      view.selectedRange = NSRange(location: 4, length: 3)
      view.cut(nil)
      #expect(view.text == (isSmart ? "one three" : "one  three"))
      #expect(UIPasteboard.general.string == "two")
      view.selectedRange = NSRange(location: 3, length: 0)
      view.paste(nil)
      #expect(view.text == (isSmart ? "one two three" : "onetwo  three"))
    }
    view.selectedRange = NSRange(location: 4, length: 3)
    view.deleteBackward()
    #expect(view.text == "one three")
  }
}
