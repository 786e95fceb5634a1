/// A part of a text that can be edited. Only the object that holds the text makes them.
open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
  }

  /// Where it starts.
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { range.length == 0 }

  /// Equal over the same part.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }

  /// Hashes the part.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(range.location)
    hasher.combine(range.length)
    return hasher.finalize()
  }
}
