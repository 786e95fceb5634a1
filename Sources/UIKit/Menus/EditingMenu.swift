/// The actions that the edit menu offers by itself, in Apple's order (APPEARANCE 7.1).
@MainActor
enum EditingMenu {
  private static let commands: [(command: EditingCommand, title: String)] = [
    (.cut, "Cut"), (.copy, "Copy"), (.paste, "Paste"), (.select, "Select"),
    (.selectAll, "Select All"),
  ]

  /// What a responder can do now. After it was done `completion` is told.
  static func actions(
    for responder: UIResponder, completion: @escaping @MainActor (EditingCommand) -> Void = { _ in }
  ) -> [UIAction] {
    commands.compactMap { command, title in
      guard responder.canPerformAction(command, withSender: nil) else { return nil }
      return UIAction(title: title, identifier: UIAction.Identifier("edit.\(title)")) {
        [weak responder] _ in
        (responder as? any TextEditingCommands)?.perform(command)
        completion(command)
      }
    }
  }
}
