/// What a tab bar shows for a screen.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while the item is chosen; `image` with `nil`.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { didChange() } }
  }

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

  /// An item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a title, a picture, and another one while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
