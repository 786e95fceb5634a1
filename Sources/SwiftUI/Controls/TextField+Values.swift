import Foundation

extension TextField {
  private init(_ prompt: Text, _ formatted: FormattedText) {
    self.init(core: FieldCore(prompt: prompt, text: .constant(""), formatted: formatted))
  }

  /// A field with a label for a value that is written in a format. What is typed is taken over
  /// when editing ends, if it can be read.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(prompt ?? ViewParts(label()).text, FormattedText(value, format))
  }

  /// A field with a label for a value that there may be or not. What is typed is taken over when
  /// editing ends; an empty field is no value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(prompt ?? ViewParts(label()).text, FormattedText(value, format))
  }

  /// A field with a label for a value that a formatter writes and reads.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(prompt ?? ViewParts(label()).text, FormattedText(value, formatter))
  }
}

extension TextField where Label == Text {
  /// A field for a value that is written as text in some format. What is typed is taken over when
  /// editing ends, if it can be read.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(prompt ?? Text(titleKey), FormattedText(value, format))
  }

  /// A field for a value that is written as text in some format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(prompt ?? Text(title), FormattedText(value, format))
  }

  /// A field for a value that there may be or not. An empty field is no value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(prompt ?? Text(titleKey), FormattedText(value, format))
  }

  /// A field for a value that there may be or not. An empty field is no value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(prompt ?? Text(title), FormattedText(value, format))
  }

  /// A field for a value that a formatter writes and reads.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(prompt ?? Text(titleKey), FormattedText(value, formatter))
  }

  /// A field for a value that a formatter writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(prompt ?? Text(title), FormattedText(value, formatter))
  }
}

extension FormattedText {
  @MainActor fileprivate init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self.init(
      show: { format.localized($0).format(value.wrappedValue) },
      read: { text, locale in
        if let new = try? format.localized(locale).parseStrategy.parse(text) {
          value.wrappedValue = new
        }
      })
  }

  @MainActor fileprivate init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  )
  where F.FormatOutput == String {
    self.init(
      show: { locale in value.wrappedValue.map { format.localized(locale).format($0) } ?? "" },
      read: { text, locale in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let new = try? format.localized(locale).parseStrategy.parse(text) {
          value.wrappedValue = new
        }
      })
  }

  /// A formatter knows its locale itself.
  @MainActor fileprivate init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init(
      show: { _ in formatter.string(for: value.wrappedValue) ?? "" },
      read: { text, _ in
        if let new: V = formatter.value(of: text) { value.wrappedValue = new }
      })
  }
}

extension Formatter {
  /// What text says, as a value of a type; `nil` where it cannot be read as one.
  fileprivate func value<V>(of text: String) -> V? {
    switch self {
    case let numbers as NumberFormatter:
      guard let number = numbers.number(from: text) else { return Self.nothing(text) }
      let values: [Any] = [
        number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number,
      ]
      // A whole number is not made of one with a fraction.
      let isWhole = number.doubleValue == number.doubleValue.rounded()
      return values.lazy.filter { isWhole || !($0 is Int) }.compactMap { $0 as? V }.first
    case let dates as DateFormatter:
      guard let date = dates.date(from: text) else { return Self.nothing(text) }
      return date as? V
    default: return nil
    }
  }

  /// An empty text is no value, where there may be none.
  private static func nothing<V>(_ text: String) -> V? {
    text.isEmpty ? Optional<Any>.none as? V : nil
  }
}
