/// Whether the spaces around words follow when words are cut, deleted or pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// No: what is pasted goes in as it is.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
