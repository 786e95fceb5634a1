import Devices
import Foundation
import InterfaceBuilder

/// The command line: picks the command, runs it, and turns what goes wrong into one line and an
/// exit code.
@MainActor
enum HandsetCommand {
  static let version = "0.1.0"

  /// Runs the arguments that follow the program's name.
  static func run(_ arguments: [String]) -> ExitCode {
    do {
      try dispatch(arguments)
      return .success
    } catch let failure as Failure {
      Terminal.error(failure.message)
      return failure.code
    } catch let error as InterfaceDiagnostic {
      Terminal.note(error.description)
      return Failure.code(for: error)
    } catch {
      Terminal.error(String(describing: error))
      return Failure.code(for: error)
    }
  }

  private static func dispatch(_ arguments: [String]) throws {
    guard let first = arguments.first else {
      Terminal.print(try HelpText.text(for: nil))
      return
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--version", "-V", "version": try VersionCommand.run(rest)
    case "--help", "-h", "help": try HelpCommand.run(rest)
    default:
      guard let command = CommandName(rawValue: first) else {
        throw Failure.usage(
          "unknown command \"\(first)\"" + Suggestions.clause(for: first, in: CommandName.names))
      }
      if rest.contains("--help") || rest.contains("-h") {
        Terminal.print(try HelpText.text(for: command))
      } else {
        try command.run(rest)
      }
    }
  }
}
