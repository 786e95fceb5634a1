/// The actions that the edit menu offers by itself, in Apple's order (APPEARANCE 7.1).
@MainActor
enum EditingMenu {
  private static let commands: [(command: EditingCommand, word: SystemWord)] = [
    (.cut, .cut), (.copy, .copy), (.paste, .paste), (.select, .select), (.selectAll, .selectAll),
  ]

  /// What a responder can do now. After it was done `completion` is told.
  static func actions(
    for responder: UIResponder, completion: @escaping @MainActor (EditingCommand) -> Void = { _ in }
  ) -> [UIAction] {
    commands.compactMap { command, word in
      guard responder.canPerformAction(command, withSender: nil) else { return nil }
      return UIAction(title: word.text, identifier: UIAction.Identifier("edit.\(word.rawValue)")) {
        [weak responder] _ in
        (responder as? any TextEditingCommands)?.perform(command)
        completion(command)
      }
    }
  }
}
