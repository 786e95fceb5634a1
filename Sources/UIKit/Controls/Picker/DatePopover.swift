/// What a field of a compact date picker opens, over the screen. A tap beside it closes it.
@MainActor
final class DatePopover: UIControl {
  private static let radius: CGFloat = 13
  private static let gap: CGFloat = 8
  private static let screenMargin: CGFloat = 16
  private static let padding = UIEdgeInsets(top: 8, left: 16, bottom: 12, right: 16)
  private static let duration: TimeInterval = 0.2

  var onClose: (() -> Void)?

  private let face: any DatePickerFace
  private let card = UIView()
  private weak var field: UIView?
  private var mode: UIDatePicker.Mode

  init(_ face: any DatePickerFace, choice: DateChoice) {
    self.face = face
    mode = choice.mode
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Self.radius
    card.layer.cornerCurve = .continuous
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    card.addSubview(face)
    addSubview(card)
    addAction(UIAction { [weak self] _ in self?.close() }, for: .touchDown)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ choice: DateChoice) {
    var inside = choice
    inside.mode = mode
    face.show(inside, animated: true)
  }

  func present(in window: UIWindow, from field: UIView) {
    self.field = field
    tintColor = field.tintColor
    overrideUserInterfaceStyle = field.traitCollection.userInterfaceStyle
    frame = window.bounds
    UIView.performWithoutAnimation {
      window.addSubview(self)
      layoutIfNeeded()
      alpha = 0
    }
    UIView.animate(withDuration: Self.duration) { self.alpha = 1 }
  }

  func close() {
    guard onClose != nil else { return }
    onClose?()
    onClose = nil
    isUserInteractionEnabled = false
    guard window != nil else { return removeFromSuperview() }
    UIView.animate(
      withDuration: Self.duration, animations: { self.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
  }

  /// Puts the card below the field, or above it where there is more room.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let field else { return }
    let anchor = field.convert(field.bounds, to: self)
    let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.screenMargin, dy: Self.gap)
    let natural = face.naturalSize
    let padding = Self.padding
    let width = min(natural.width + padding.left + padding.right, safe.width)
    let height = natural.height + padding.top + padding.bottom
    let x = min(max(anchor.midX - width / 2, safe.minX), safe.maxX - width)
    let below = anchor.maxY + Self.gap
    let fits = below + height <= safe.maxY
    let y = fits ? below : max(safe.minY, anchor.minY - Self.gap - height)
    card.frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
    face.frame = card.bounds.inset(by: padding)
  }
}
