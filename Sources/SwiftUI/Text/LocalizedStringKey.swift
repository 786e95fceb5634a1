import Foundation

/// Text to be shown. There is one language here: the key is the text. Marks of Markdown in it, as
/// in `**bold**`, become looks; those in values that are put into it stay as they are.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A part of the text.
  enum Part: Equatable {
    /// Characters with marks of Markdown.
    case marked(String)
    /// Text with its looks.
    case text(Text)
  }

  let parts: [Part]

  /// The characters alone.
  var text: String { Text(self).string }

  /// Text.
  public init(_ value: String) {
    parts = [.marked(value)]
  }

  /// Text.
  public init(stringLiteral value: String) {
    parts = [.marked(value)]
  }

  /// Text with values in it.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Puts text together.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ source: TextSource) {
      parts.append(.text(Text(source)))
    }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.marked(literal)) }

    /// Adds a value.
    public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)")) }

    /// Adds a number in the form that `specifier` says, as `%.2f`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      append(.string(String(format: specifier, value)))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.value(ValueInFormat(value: input, format: format)))
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(.value(ValueOfFormatter(value: AnyHashable(subject), formatter: formatter)))
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(.value(ValueOfFormatter(value: AnyHashable(subject), formatter: formatter)))
    }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.value(style.value(date)))
    }

    /// Adds text with its looks.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) { append(.image(image)) }

    /// Adds text with attributes.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      parts.append(.text(Text(attributedString)))
    }
  }
}
