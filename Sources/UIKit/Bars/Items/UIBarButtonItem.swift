/// A button in a navigation bar or a toolbar: words, a picture, a glyph of the system, a view, or room.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How words are set.
  public enum Style: Int, Sendable {
    /// Regular.
    case plain = 0
    /// Semibold, for what completes something.
    case done = 2
  }

  /// How words are set.
  open var style = Style.plain {
    didSet { if style != oldValue { didChange() } }
  }

  /// The width in points; 0 leaves it to the content.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { didChange() } }
  }

  /// The colour instead of the bar's tint.
  open var tintColor: UIColor? {
    didSet { didChange() }
  }

  /// The view that is shown instead of words or a glyph.
  open var customView: UIView? {
    didSet { if customView !== oldValue { didChange() } }
  }

  /// What a tap does.
  open var primaryAction: UIAction?

  /// What a tap offers, or a long press where a tap does something.
  open var menu: UIMenu?

  let systemItem: SystemItem?

  /// A button without content.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// A button with words that carries out `primaryAction`. Without a title it has that of the
  /// action.
  public init(title: String? = nil, style: Style = .plain, primaryAction: UIAction? = nil) {
    systemItem = nil
    super.init()
    self.title = title ?? primaryAction?.title
    self.style = style
    self.primaryAction = primaryAction
  }

  /// A button with a picture that carries out `primaryAction`.
  public init(image: UIImage?, style: Style = .plain, primaryAction: UIAction? = nil) {
    systemItem = nil
    super.init()
    self.image = image
    self.style = style
    self.primaryAction = primaryAction
  }

  /// A button of the system that carries out `primaryAction`.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    super.init()
    title = systemItem.word
    style = systemItem.style
    self.primaryAction = primaryAction
  }

  /// A button with words, or else a picture, that offers a menu.
  public convenience init(title: String? = nil, image: UIImage? = nil, menu: UIMenu?) {
    self.init(title: title, style: .plain)
    self.image = title == nil ? image : nil
    self.menu = menu
  }

  /// A view in a bar. Its size is what it asks for, or that of its frame.
  public init(customView: UIView) {
    systemItem = nil
    super.init()
    self.customView = customView
  }

  /// A button with words that calls a method of `target`, named as in
  /// `UIBarButtonItem(title: "Next", style: .done, target: self, action: FormController.next)`.
  /// The target is not kept alive.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping (Target) -> @MainActor () -> Void
  ) {
    self.init(
      title: title, style: style,
      primaryAction: UIAction { [weak target] _ in
        if let target { action(target)() }
      })
  }

  /// A button with a picture that calls a method of `target`, which is not kept alive.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target,
    action: @escaping (Target) -> @MainActor () -> Void
  ) {
    self.init(
      image: image, style: style,
      primaryAction: UIAction { [weak target] _ in
        if let target { action(target)() }
      })
  }

  /// A button of the system that calls a method of `target`, which is not kept alive.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping (Target) -> @MainActor () -> Void
  ) {
    self.init(
      systemItem: systemItem,
      primaryAction: UIAction { [weak target] _ in
        if let target { action(target)() }
      })
  }

  /// Room that takes what others leave.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Room of `width` points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}
