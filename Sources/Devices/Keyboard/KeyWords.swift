/// The words on those keys of a tablet that do something.
public struct KeyWords: Sendable, Hashable {
  /// The key that types a tab.
  public var tab: String
  /// The key that makes capitals until it is pressed again.
  public var capsLock: String
  /// The key that makes capitals.
  public var shift: String
  /// The key that deletes backwards.
  public var delete: String
}
