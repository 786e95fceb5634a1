/// A key of a hardware keyboard and what it means with the modifiers that are held.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What it types; for keys that type nothing one of the `UIKeyCommand.input` constants, or
  /// nothing.
  public let characters: String
  /// What it would type without modifiers but shift.
  public let charactersIgnoringModifiers: String
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Its place on the keyboard.
  public let keyCode: UIKeyboardHIDUsage

  /// A key as a host reports it.
  public init(
    _ keyCode: UIKeyboardHIDUsage, characters: String = "", modifierFlags: UIKeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    let own = UIKeyCommand.input(of: keyCode) ?? characters
    self.characters = own
    charactersIgnoringModifiers = own
    super.init()
  }
}
