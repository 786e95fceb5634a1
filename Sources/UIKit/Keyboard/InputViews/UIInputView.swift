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
    if inputViewStyle == .keyboard { applyTray() }
  }

  /// A view from an archive, without ground.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  private var isTray = false

  private func applyTray() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    (isDark ? KeyboardMaterial.dark : .light).apply(to: self)
    isTray = true
  }

  /// The ground, which an app's own colour replaces.
  open override var backgroundColor: UIColor? {
    didSet {
      isTray = false
      KeyboardMaterial.makeOpaque(self)
    }
  }

  /// The keyboard's ground follows the style.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if isTray { applyTray() }
  }
}
