/// A place in a text file, as editors count it.
public struct JSONPosition: Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in bytes of UTF-8.
  public var column: Int

  /// The place at a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
