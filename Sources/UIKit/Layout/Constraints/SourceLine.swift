/// A line of a source or interface file, for logs.
package struct SourceLine: Sendable, CustomStringConvertible {
  /// The file, as `#fileID` or the loader names it.
  package let file: String
  /// The line, from 1.
  package let line: Int

  /// Line `line` of `file`.
  package init(_ file: String, _ line: Int) {
    self.file = file
    self.line = line
  }

  /// `file:line`.
  package var description: String { "\(file):\(line)" }
}
