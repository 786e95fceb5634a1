/// A date picker in a line: fields for day and time that open a calendar and wheels.
@MainActor
final class CompactDateFace: UIView, DatePickerFace {
  /// Between the fields, points.
  private static let gap: CGFloat = 8

  var onChange: ((DateChoice) -> Void)?
  /// Where the fields stand in a wider frame.
  var isAtEnd = false { didSet { setNeedsLayout() } }

  private var choice: DateChoice
  private let day = DateField()
  private let time = DateField()
  private weak var popover: DatePopover?

  init(_ choice: DateChoice) {
    self.choice = choice
    super.init(frame: .zero)
    for field in [day, time] {
      field.addAction(
        UIAction { [weak self, weak field] _ in if let field { self?.open(field) } },
        for: .touchUpInside)
      addSubview(field)
    }
    show(choice, animated: false)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ choice: DateChoice, animated: Bool) {
    self.choice = choice
    day.text = choice.dayText
    time.text = choice.timeText
    day.isHidden = choice.mode == .time
    time.isHidden = choice.mode == .date
    popover?.show(choice)
    setNeedsLayout()
  }

  private var fields: [DateField] { [day, time].filter { !$0.isHidden } }

  var naturalSize: CGSize {
    let sizes = fields.map(\.intrinsicContentSize)
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + Self.gap * CGFloat(max(0, sizes.count - 1)),
      height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let natural = naturalSize
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isAtEnd != isRightToLeft ? bounds.width - natural.width : 0
    for field in isRightToLeft ? fields.reversed() : fields {
      let size = field.intrinsicContentSize
      field.frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + Self.gap
    }
  }

  /// Closes what is open when the picker leaves the screen.
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { popover?.close() }
  }

  private func open(_ field: DateField) {
    guard let window else { return }
    var inside = choice
    inside.mode = field === day ? .date : .time
    let face: any DatePickerFace = field === day ? CalendarFace(inside) : DateWheelsFace(inside)
    face.onChange = { [weak self] in self?.take($0.date) }
    field.isOpen = true
    let popover = DatePopover(face, choice: inside)
    popover.onClose = { [weak field] in field?.isOpen = false }
    popover.present(in: window, from: field)
    self.popover = popover
  }

  private func take(_ date: Date) {
    choice.date = date
    show(choice, animated: true)
    onChange?(choice)
  }
}
