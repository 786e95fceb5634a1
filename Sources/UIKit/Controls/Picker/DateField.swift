/// A field of a compact date picker, with a day or a time (APPEARANCE 5.8).
@MainActor
final class DateField: UIControl {
  private static let margins = CGSize(width: 12, height: 7)
  private static let radius: CGFloat = 8

  private let label = UILabel()

  var text = "" { didSet { label.text = text; invalidateIntrinsicContentSize() } }

  /// Whether what the field opens is open.
  var isOpen = false { didSet { updateInk() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.radius
    layer.cornerCurve = .continuous
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateInk()
  }

  private func updateInk() {
    label.textColor = isOpen ? tintColor : .label
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isHighlighted ? 0.4 : 1
  }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(
      width: size.width + 2 * Self.margins.width, height: size.height + 2 * Self.margins.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margins.width, dy: Self.margins.height)
  }
}
