/// What is to be done with a row of a list.
@MainActor
struct RowHandling {
  var controls = RowControls()
  /// Whether it is grey because it is chosen.
  var isHighlighted = false
  /// The corners of the card that the row has, and their radius, points.
  var corners: CACornerMask = []
  var cornerRadius: CGFloat = 0
  /// The buttons that a swipe towards the other end brings into sight.
  var actions: (HorizontalEdge) -> RowActions? = { _ in nil }
  var onTap: (() -> Void)?
  /// Told when buttons come into sight, and when they go.
  var onOpen: ((ListRowView) -> Void)?
  var onClose: ((ListRowView) -> Void)?
  /// Told how a finger moves the handle.
  var onDrag: ((ListRowView, UIGestureRecognizer.State, UIGestureRecognizer) -> Void)?
}

/// The round button before an edited row, or the mark that says whether it is chosen.
final class RowMark: UIControl {
  private let picture = UIImageView(image: nil)

  init() {
    super.init(frame: .zero)
    picture.contentMode = .center
    picture.isUserInteractionEnabled = false
    addSubview(picture)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ content: RowControls.Leading?) {
    // A tap on the mark is one on the row.
    isUserInteractionEnabled = content == .delete
    let (name, color): (String, UIColor)
    switch content {
    case .delete: (name, color) = ("minus.circle.fill", .systemRed)
    case .choice(true): (name, color) = ("checkmark.circle.fill", tintColor)
    case .choice(false): (name, color) = ("circle", .systemGray3)
    case nil: return
    }
    accessibilityLabel = content == .delete ? SystemWord.delete.text : nil
    picture.image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 19))
    picture.tintColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds.offsetBy(
      dx: effectiveUserInterfaceLayoutDirection == .rightToLeft ? -4 : 4, dy: 0)
  }
}

/// The three lines at the end of an edited row by which it is moved.
final class RowHandle: UIView {
  var onDrag: ((UIGestureRecognizer.State, UIGestureRecognizer) -> Void)?

  private let picture = UIImageView(
    image: UIImage(
      systemName: "line.3.horizontal",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))

  init() {
    super.init(frame: .zero)
    picture.contentMode = .center
    picture.tintColor = .tertiaryLabel
    addSubview(picture)
    let press = UILongPressGestureRecognizer { [weak self] in self?.onDrag?($0.state, $0) }
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
