/// A button that a swipe over a row brings into sight.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What the button is for. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Anything; grey.
    case normal = 0
    /// It takes the row away; red.
    case destructive = 1
  }

  /// Called with the action, the button, and a closure to be called when it is done: with `true`
  /// if the action was carried out.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping @MainActor (Bool) -> Void
    ) -> Void

  /// What the button is for.
  public let style: Style
  /// The title.
  open var title: String?
  /// A picture above the title.
  open var image: UIImage?
  /// The colour of the button; that of its style with `nil`.
  open var backgroundColor: UIColor!
  /// What it does.
  public let handler: Handler

  /// An action.
  @preconcurrency
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
