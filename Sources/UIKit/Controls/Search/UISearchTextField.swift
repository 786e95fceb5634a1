/// A text field for what to search: grey and round, with a magnifying glass (APPEARANCE 5.8).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private static let height: CGFloat = 36
  private static let cornerRadius: CGFloat = 10
  /// From the field's edge to the glass and from there to the text.
  private static let glassInset: CGFloat = 6
  private static let glassSide: CGFloat = 20
  private static let textInset: CGFloat = 4

  /// A field with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    layer.cornerCurve = .continuous
    placeholderLabel.textColor = .secondaryLabel
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    glass.frame = CGRect(x: 0, y: 0, width: Self.glassSide, height: Self.glassSide)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    autocapitalizationType = .none
  }

  /// The glass is 6 points from the edge.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.leftViewRect(forBounds: bounds), by: Self.glassInset)
  }

  /// The text is 4 points from the glass.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    room(super.textRect(forBounds: bounds), in: bounds)
  }

  /// The text is 4 points from the glass.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    room(super.editingRect(forBounds: bounds), in: bounds)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func inset(_ rect: CGRect, by distance: CGFloat) -> CGRect {
    rect.offsetBy(dx: isMirrored ? -distance : distance, dy: 0)
  }

  private func room(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    let edge = leftViewRect(forBounds: bounds)
    let end: CGFloat = hasText ? 0 : Self.glassInset
    let left = isMirrored ? rect.minX + end : edge.maxX + Self.textInset
    let right = isMirrored ? edge.minX - Self.textInset : rect.maxX - end
    return CGRect(x: left, y: rect.minY, width: max(0, right - left), height: rect.height)
  }

  /// 36 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: Self.height)
  }

  /// The natural width, 36 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
