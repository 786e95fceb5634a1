/// Something typed into that decides by itself what its return key does, as a text field does
/// by asking its delegate. Where this is missing the return key inserts a line break.
@preconcurrency @MainActor
public protocol ReturnKeyHandling: UIKeyInput {
  /// Does what the return key stands for.
  func performReturn()
}
