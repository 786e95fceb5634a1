import Testing

@testable import UIKit

@MainActor
@Suite("Left and right in text of both directions")
struct VisualMovementTests {
  /// The places after each of some commands, counted in UTF-16.
  private func places(
    _ text: String, from start: Int, _ commands: [EditingCommand]
  ) throws -> [Int] {
    let stage = FieldStage()
    let field = stage.field("field", frame: CGRect(x: 0, y: 100, width: 300, height: 34))
    field.text = text
    field.becomeFirstResponder()
    stage.app.performTurn()
    let place = try #require(field.position(from: field.beginningOfDocument, offset: start))
    field.selectedTextRange = field.textRange(from: place, to: place)
    stage.app.performTurn()
    return try commands.map { command in
      field.perform(command)
      stage.app.performTurn()
      let head = try #require(field.selectedTextRange?.start)
      return field.offset(from: field.beginningOfDocument, to: head)
    }
  }

  @Test("in Latin words of a paragraph from right to left")
  func latinInHebrew() throws {
    // Seen as "abcdef " and the Hebrew word from right to left.
    let text = "שלום abcdef"
    #expect(try places(text, from: 11, [.moveLeft, .moveLeft, .moveRight]) == [10, 9, 10])
    #expect(try places(text, from: 6, [.moveLeft, .moveLeft, .moveLeft]) == [5, 5, 5])
    #expect(try places(text, from: 2, [.moveLeft, .moveRight, .moveRight]) == [3, 2, 1])
    #expect(try places(text, from: 1, [.moveRight, .moveRight]) == [0, 0])
  }

  @Test("in Hebrew words of a paragraph from left to right")
  func hebrewInLatin() throws {
    let text = "abc שלום"
    #expect(try places(text, from: 1, [.moveRight, .moveLeft, .moveLeft]) == [2, 1, 0])
    #expect(try places(text, from: 6, [.moveLeft, .moveRight]) == [7, 6])
  }

  @Test("as they are read where all is of one direction")
  func oneDirection() throws {
    #expect(try places("abc", from: 1, [.moveLeft, .moveLeft, .moveRight]) == [0, 0, 1])
    #expect(try places("שלום", from: 1, [.moveLeft, .moveLeft, .moveRight]) == [2, 3, 2])
  }
}
