/// What a navigation bar shows for a screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When a large title is shown.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the screen before; on the first one always.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The title in the middle.
  open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// A line of words above the title.
  open var prompt: String? {
    didSet { if prompt != oldValue { didChange() } }
  }

  /// The looks of the bar while the item is on top.
  var appearances = BarAppearances() {
    didSet { didChange() }
  }

  /// A view in the middle instead of the title.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { didChange() } }
  }

  /// When the title is large, in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  /// The buttons on the left, from the edge inwards. They replace the back button unless
  /// `leftItemsSupplementBackButton`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue, to: leftBarButtonItems) }
  }

  /// The buttons on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue, to: rightBarButtonItems) }
  }

  /// The outermost button on the left. Setting it replaces all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the right. Setting it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether buttons on the left stand beside the back button.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }

  /// The item whose title the back button of the next screen has.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { didChange() }
  }

  /// The title of the back button of the next screen.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { didChange() } }
  }

  /// Whether the back button is left out.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { didChange() } }
  }

  /// Told after something that is drawn has changed. Set by the bar that shows the item.
  var onChange: (() -> Void)?

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title.
  public override init() {
    super.init()
  }

  /// What the back button of the next screen says.
  var wordForBack: String {
    let words = [backBarButtonItem?.title, backButtonTitle, title].compactMap(\.self)
    return words.first { !$0.isEmpty } ?? SystemWord.back.text
  }

  private func itemsDidChange(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
    for item in old ?? [] { item.onChange = nil }
    for item in new ?? [] {
      item.onChange = { [weak self] in self?.didChange() }
    }
    didChange()
  }

  private func didChange() {
    onChange?()
  }
}
