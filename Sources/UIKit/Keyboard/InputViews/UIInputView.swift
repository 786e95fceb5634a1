/// A view for use as `inputView` or `inputAccessoryView` that looks like the keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The ground.
  public enum Style: Int, Sendable {
    /// None.
    case `default` = 0
    /// That of the keyboard.
    case keyboard = 1
  }

  /// The ground, as given at the start.
  public let inputViewStyle: Style

  /// Whether constraints inside or the intrinsic size decide the height, not the frame.
  open var allowsSelfSizing = false

  /// A view with a frame, of which the height counts, and a ground.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = Self.tray }
  }

  /// A view from an archive, without ground.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  /// FACTS 2.8.
  private static let tray = UIColor(dynamicProvider: { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 44 / 255, green: 44 / 255, blue: 44 / 255, alpha: 1)
      : UIColor(red: 209 / 255, green: 212 / 255, blue: 217 / 255, alpha: 1)
  })
}
