/// Something typed into that a hardware keyboard can edit.
@preconcurrency @MainActor
public protocol TextEditingCommands: UIKeyInput {
  /// Whether a command would do anything now; a secret is neither cut nor copied.
  func canPerform(_ command: EditingCommand) -> Bool
  /// Carries out a command.
  func perform(_ command: EditingCommand)
}
