import Foundation

/// What a part of a text consists of.
enum TextSource: Equatable {
  /// Characters.
  case string(String)
  /// A value that is written in the way of the place.
  case value(any FormattedValue)
  /// A picture.
  case image(Image)

  static func == (one: TextSource, other: TextSource) -> Bool {
    switch (one, other) {
    case (.string(let one), .string(let other)): one == other
    case (.value(let one), .value(let other)): one.isSame(as: other)
    case (.image(let one), .image(let other)): one == other
    default: false
    }
  }

  /// The characters, as written in a locale; a picture has none.
  func string(_ locale: Locale) -> String {
    switch self {
    case .string(let string): string
    case .value(let value): value.string(locale)
    case .image: ""
    }
  }
}

/// A value that becomes text. It never changes.
protocol FormattedValue: Sendable {
  func string(_ locale: Locale) -> String
  func isSame(as other: any FormattedValue) -> Bool
}

/// A value with the format in which it is written.
struct ValueInFormat<Format: FormatStyle>: FormattedValue, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  let value: Format.FormatInput
  let format: Format

  func string(_ locale: Locale) -> String { format.localized(locale).format(value) }

  func isSame(as other: any FormattedValue) -> Bool {
    guard let other = other as? Self else { return false }
    return value == other.value && format == other.format
  }
}

/// A value that a formatter writes, which knows its locale itself.
struct ValueOfFormatter: FormattedValue, @unchecked Sendable {
  let value: AnyHashable
  let formatter: Formatter

  func string(_ locale: Locale) -> String { formatter.string(for: value.base) ?? "" }

  func isSame(as other: any FormattedValue) -> Bool {
    guard let other = other as? Self else { return false }
    return value == other.value && formatter === other.formatter
  }
}

extension FormatStyle {
  /// The format for a locale, and in universal time, where the app has chosen none: nothing on the
  /// screen depends on the computer's own.
  func localized(_ locale: Locale) -> Self {
    let plain = Date.FormatStyle()
    var format = self == self.locale(plain.locale) ? self.locale(locale) : self
    if var date = format as? Date.FormatStyle, date.timeZone == plain.timeZone {
      date.timeZone = TimeZone(secondsFromGMT: 0) ?? date.timeZone
      if let date = date as? Self { format = date }
    }
    return format
  }
}

extension EnvironmentValues {
  /// In what way numbers and dates are written in text.
  var textLocale: Locale { locale }
}
