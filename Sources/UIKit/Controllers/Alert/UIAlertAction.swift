/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What the button is for.
  public enum Style: Int, Sendable {
    /// It does something.
    case `default` = 0
    /// It leaves everything as it is.
    case cancel = 1
    /// It changes or removes something for good.
    case destructive = 2
  }

  /// The title.
  public let title: String?
  /// What the button is for.
  public let style: Style
  /// Whether it can be tapped.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  let handler: (@MainActor (UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// A button. `handler` is called after the alert has gone.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
