/// A place in a file: line and column from 1.
struct MarkupPlace: Hashable, Sendable {
  var line: Int
  var column: Int

  static let start = MarkupPlace(line: 1, column: 1)
}
