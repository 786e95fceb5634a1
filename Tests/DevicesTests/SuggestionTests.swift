import Devices
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("heigth", "height"), ("HEIGHT", "height"), ("widht", "width"), ("wdth", "width"),
    ("scael", "scale"),
  ])
  func aSlipFindsItsWord(word: String, match: String) {
    #expect(Suggestion.closest(to: word, in: ["width", "height", "scale"]) == match)
  }

  @Test func nothingIsSuggestedForAStranger() {
    #expect(Suggestion.closest(to: "toaster", in: ["width", "height"]) == nil)
    #expect(Suggestion.closest(to: "x", in: []) == nil)
    #expect(Suggestion.clause(for: "toaster", in: ["width"]) == "")
  }

  @Test func theNearestWinsAndThenTheFirst() {
    #expect(Suggestion.closest(to: "cart", in: ["chart", "card", "care"]) == "chart")
    #expect(Suggestion.closest(to: "abcd", in: ["abce", "abcd"]) == "abcd")
    #expect(Suggestion.clause(for: "widht", in: ["width"]) == "; did you mean \"width\"?")
  }
}
