import Handset

/// `handset tree SCENE`: the views on the screen.
enum TreeCommand {
  @MainActor
  static func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(
      arguments, allowing: Option.setUp + Option.actions + [.at, .json])
    let milliseconds = try parsed.number(.at, in: 0...3_600_000)
    let phone = try SceneArguments(parsed).makePhone(at: milliseconds)
    let tree = ViewTree(phone)
    Terminal.print(parsed.has(.json) ? try tree.json() : tree.text)
  }
}
