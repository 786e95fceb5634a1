/// What is wrong with a file, and where.
struct MarkupFault: Error {
  /// The place in the file, in bytes.
  let offset: Int
  let message: String

  init(_ offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }
}
