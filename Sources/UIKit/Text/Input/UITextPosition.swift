/// A place between two characters of a text that can be edited. Only the object that holds the
/// text makes them.
open class UITextPosition: NSObject {
  /// Counted from the start in UTF-16.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  /// Equal at the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  /// Hashes the place.
  open override var hash: Int { offset.hashValue }
}
