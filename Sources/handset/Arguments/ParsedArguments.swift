import Devices

/// Arguments split into words and options, in the order given.
struct ParsedArguments {
  struct Given {
    var option: Option
    var value: String

    /// The value as one of a set of words.
    func choice<Choice: RawRepresentable & CaseIterable>(
      _ type: Choice.Type
    ) throws -> Choice where Choice.RawValue == String {
      if let choice = Choice(rawValue: value) { return choice }
      let names = Choice.allCases.map(\.rawValue)
      throw Failure.usage(
        "\(option.rawValue) is one of \(names.joined(separator: ", ")), not \"\(value)\""
          + Suggestion.clause(for: value, in: names))
    }
  }

  private(set) var words: [String] = []
  private(set) var options: [Given] = []

  /// - Throws: `Failure` with exit code 64 for an option that is unknown here or lacks its value.
  init(_ arguments: [String], allowing allowed: [Option]) throws {
    var rest = arguments[...]
    var onlyWords = false
    while let argument = rest.popFirst() {
      if onlyWords || !argument.hasPrefix("-") || argument == "-" {
        words.append(argument)
      } else if argument == "--" {
        onlyWords = true
      } else {
        try addOption(argument, rest: &rest, allowed: allowed)
      }
    }
  }

  private mutating func addOption(
    _ argument: String, rest: inout ArraySlice<String>, allowed: [Option]
  ) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = argument == "--output" ? Option.output.rawValue : String(parts[0])
    guard let option = Option(rawValue: name), allowed.contains(option) else {
      throw Failure.usage(
        "unknown option \"\(name)\"" + Suggestion.clause(for: name, in: allowed.map(\.rawValue)))
    }
    if !option.takesValue {
      guard parts.count == 1 else { throw Failure.usage("\(name) takes no value") }
      options.append(Given(option: option, value: ""))
    } else if parts.count == 2 {
      options.append(Given(option: option, value: String(parts[1])))
    } else if let value = rest.popFirst() {
      options.append(Given(option: option, value: value))
    } else {
      throw Failure.usage("\(name) needs a value")
    }
  }

  func has(_ option: Option) -> Bool {
    options.contains { $0.option == option }
  }

  /// The last value given for an option.
  func value(_ option: Option) -> String? {
    options.last { $0.option == option }?.value
  }

  /// The value of an option as one of a set of words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, as type: Choice.Type
  ) throws -> Choice? where Choice.RawValue == String {
    try options.last { $0.option == option }?.choice(type)
  }

  /// The value of an option as a number within a range.
  func number(_ option: Option, in range: ClosedRange<Double>) throws -> Double? {
    guard let value = value(option) else { return nil }
    let isPlain = value.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    guard isPlain, let number = Double(value), range.contains(number) else {
      throw Failure.usage(
        "\(option.rawValue) is a number from \(ParsedArguments.plain(range.lowerBound)) to "
          + "\(ParsedArguments.plain(range.upperBound)), not \"\(value)\"")
    }
    return number
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
