/// What a key combination of a hardware keyboard does: a responder offers it by its
/// `keyCommands`.
///
/// Apple's form names a selector. There are no selectors here, so an action is a closure.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// What is called with the command.
  public typealias Action = @MainActor (UIKeyCommand) -> Void

  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete forward.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// The character that the key types without modifiers, in lower case, or one of the constants.
  public let input: String?
  /// The modifiers that have to be held, and no others.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the key does to text by itself. Other commands of keys that
  /// edit text, such as arrows, tab and return, wait while something is typed into.
  open var wantsPriorityOverSystemBehavior = false
  /// What it is called where shortcuts are listed.
  open var discoverabilityTitle: String?

  private let action: Action

  /// A command. `action` should not keep the responder alive.
  @preconcurrency
  public init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [],
    action: @escaping Action
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init(title: title)
  }

  func perform() { action(self) }

  func matches(_ key: UIKey) -> Bool {
    // Caps lock and the number pad make no difference.
    let held = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    return held == modifierFlags && key.characters.lowercased() == input?.lowercased()
  }

  static func input(of key: UIKeyboardHIDUsage) -> String? {
    switch key {
    case .keyboardUpArrow: inputUpArrow
    case .keyboardDownArrow: inputDownArrow
    case .keyboardLeftArrow: inputLeftArrow
    case .keyboardRightArrow: inputRightArrow
    case .keyboardEscape: inputEscape
    case .keyboardPageUp: inputPageUp
    case .keyboardPageDown: inputPageDown
    case .keyboardHome: inputHome
    case .keyboardEnd: inputEnd
    case .keyboardDeleteForward: inputDelete
    case .keyboardTab: "\t"
    case .keyboardReturnOrEnter, .keypadEnter: "\r"
    case .keyboardDeleteOrBackspace: "\u{8}"
    default: nil
    }
  }
}

extension UIKey {
  /// Whether the key alone does something to text that is typed into.
  var editsText: Bool {
    modifierFlags.isDisjoint(with: [.command, .control])
      && keyCode != .keyboardEscape
  }
}
