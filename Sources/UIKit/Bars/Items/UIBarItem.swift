/// What is in a bar: a title or a picture, and whether it can be acted upon.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// The picture. Only its shape counts, unless it is to be shown with its colours.
  open var image: UIImage? {
    didSet { if image !== oldValue { didChange() } }
  }

  /// Whether it can be acted upon.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange() } }
  }

  /// A number for finding the item.
  open var tag = 0

  /// A name for tests and scripts, passed on to the view that shows the item.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { didChange() } }
  }

  /// Told after something that is drawn has changed. Set by what shows the item.
  var onChange: (() -> Void)?

  /// An item without a title.
  public override init() {
    super.init()
  }

  /// The image as bars show it.
  func barImage(_ image: UIImage?) -> UIImage? {
    guard let image, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  func didChange() {
    onChange?()
  }
}
