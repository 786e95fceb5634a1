import Devices
import Testing

@Suite struct StrictJSONTests {
  private func content(_ text: String) throws -> JSONValue.Content {
    try StrictJSON.parse(text.utf8).content
  }

  @Test func everyKindOfValueIsRead() throws {
    #expect(try content(" null ") == .null)
    #expect(try content("true") == .bool(true))
    #expect(try content("false") == .bool(false))
    #expect(try content("-12.5e1") == .number(-125))
    #expect(try content("0") == .number(0))
    #expect(try content("[]") == .array([]))
    #expect(try content("{}") == .object([]))
    #expect(
      try content(#""a\"\\\/\b\f\n\r\té\u00e9\ud83d\ude00""#)
        == .string("a\"\\/\u{8}\u{C}\n\r\té\u{E9}😀"))
  }

  @Test func valuesKnowWhereTheyStood() throws {
    let root = try StrictJSON.parse("{\n  \"a\": [1,\n    22]\n}".utf8)
    guard case .object(let members) = root.content,
      case .array(let elements) = members[0].value.content
    else {
      Issue.record("not read as an object with an array")
      return
    }
    #expect(members[0].keyPosition == JSONPosition(line: 2, column: 3))
    #expect(members[0].value.position == JSONPosition(line: 2, column: 8))
    #expect(elements[1].position == JSONPosition(line: 3, column: 5))
  }

  @Test(arguments: [
    ("", 1, 1, "ends"), ("{\"a\": 1,}", 1, 9, "key in quotes"), ("[1,]", 1, 4, "a value"),
    ("[1 2]", 1, 4, "\",\" or \"]\""), ("{\"a\" 1}", 1, 6, "\":\""), ("01", 1, 2, "zero"),
    ("1.", 1, 3, "digit"), (".5", 1, 1, "a value"), ("tru", 1, 1, "a value"),
    ("\"a", 1, 3, "closing quote"), ("\"\\x\"", 1, 3, "escape"), ("\"\\ud800\"", 1, 8, "surrogate"),
    ("\"a\nb\"", 1, 3, "control character"), ("1 1", 1, 3, "after the end"),
    ("{\"a\": 1,\n \"a\": 2}", 2, 2, "twice"), ("1e999", 1, 6, "too large"),
    ("// no", 1, 1, "a value"),
  ])
  func whatIsNotJSONIsPointedAt(text: String, line: Int, column: Int, message: String) throws {
    let error = #expect(throws: StrictJSON.SyntaxError.self) {
      try StrictJSON.parse(text.utf8)
    }
    #expect(error?.position == JSONPosition(line: line, column: column))
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func depthHasALimit() throws {
    let deep = String(repeating: "[", count: 100_000)
    let error = #expect(throws: StrictJSON.SyntaxError.self) {
      try StrictJSON.parse(deep.utf8)
    }
    #expect(error?.message == "nested too deeply")
  }
}
