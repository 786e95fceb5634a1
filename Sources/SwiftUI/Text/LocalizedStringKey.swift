/// Text to be shown. There is one language here: the key is the text.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Text.
  public init(_ value: String) {
    text = value
  }

  /// Text.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Text with values in it.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Puts text together.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }

    /// Adds a number in the form that `specifier` says, as `%.2f`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      text += String(format: specifier, value)
    }
  }
}
