/// A JSON value that knows where in its file it stood.
public struct JSONValue: Sendable, Hashable {
  /// One `"key": value` pair of an object.
  public struct Member: Sendable, Hashable {
    /// The key, unescaped.
    public var key: String
    /// Where the key's opening quote stood.
    public var keyPosition: JSONPosition
    /// The value after the colon.
    public var value: JSONValue
  }

  /// What a value holds.
  public indirect enum Content: Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A string, unescaped.
    case string(String)
    /// An array, in order.
    case array([JSONValue])
    /// An object, in the order of the file.
    case object([Member])
  }

  /// What the value holds.
  public var content: Content
  /// Where the value's first character stood.
  public var position: JSONPosition

  /// What kind of value this is, in words for a message: "a number", "an object".
  public var kindDescription: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
