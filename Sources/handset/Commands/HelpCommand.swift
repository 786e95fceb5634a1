import Devices

/// `handset help [COMMAND]`.
enum HelpCommand {
  static func run(_ arguments: [String]) throws {
    guard let word = arguments.first else {
      Terminal.print(try HelpText.text(for: nil))
      return
    }
    guard let command = CommandName(rawValue: word) else {
      throw Failure.usage(
        "there is no command \"\(word)\"" + Suggestions.clause(for: word, in: CommandName.names))
    }
    Terminal.print(try HelpText.text(for: command))
  }
}
