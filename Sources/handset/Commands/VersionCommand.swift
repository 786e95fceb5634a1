/// `handset --version`.
enum VersionCommand {
  private struct Result: Encodable {
    var version: String
  }

  @MainActor
  static func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, allowing: [.json])
    if parsed.has(.json) {
      try JSONOutput.print(Result(version: HandsetCommand.version))
    } else {
      Terminal.print("handset " + HandsetCommand.version)
    }
  }
}
