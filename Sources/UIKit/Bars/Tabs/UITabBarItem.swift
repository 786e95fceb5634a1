/// What a tab bar shows for a screen.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A short text in a red disc, such as a number.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange() } }
  }

  /// The colour of the disc; red with `nil`.
  open var badgeColor: UIColor? {
    didSet { didChange() }
  }

  /// An item without a title.
  public override init() {
    super.init()
  }

  /// An item with a title.
  public convenience init(title: String?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }
}
