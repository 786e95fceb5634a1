/// The buttons beside a swiped row.
final class SwipeStrip: UIView {
  let actions: RowActions
  /// Whether the buttons are at the right edge.
  let isAtRight: Bool

  private let buttons: [UIButton]

  /// The least width of a button, and what there is beside its title, points.
  private static let least: CGFloat = 74
  private static let padding: CGFloat = 15

  init(
    _ actions: RowActions, isAtRight: Bool, perform: @escaping @MainActor (RowAction) -> Void
  ) {
    self.actions = actions
    self.isAtRight = isAtRight
    buttons = actions.actions.map { Self.button($0) }
    super.init(frame: .zero)
    clipsToBounds = true
    for (button, action) in zip(buttons, actions.actions) {
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// With a picture the title is not shown.
  private static func button(_ action: RowAction) -> UIButton {
    var look = UIButton.Configuration.plain()
    look.title = action.image == nil ? action.title : nil
    look.image = action.image
    look.baseForegroundColor = .white
    look.buttonSize = .small
    look.contentInsets = .zero
    let button = UIButton(configuration: look)
    button.backgroundColor = action.color
    button.accessibilityLabel = action.title
    return button
  }

  private var widths: [CGFloat] {
    buttons.map { max(Self.least, $0.intrinsicContentSize.width + 2 * Self.padding) }
  }

  /// How far the row is moved while the buttons stay open, points.
  var openOffset: CGFloat {
    let width = widths.reduce(0, +)
    return isAtRight ? -width : width
  }

  /// Whether the row is moved so far that letting go does the first.
  func isFull(_ offset: CGFloat, rowWidth: CGFloat) -> Bool {
    actions.allowsFullSwipe && abs(offset) > max(abs(openOffset) + 40, rowWidth * 0.6)
  }

  /// How far the row goes with a finger: freely, or where a swipe all over it does nothing with
  /// resistance beyond its buttons.
  func offset(_ wanted: CGFloat, rowWidth: CGFloat) -> CGFloat {
    let towards = isAtRight ? min(0, wanted) : max(0, wanted)
    let beyond = abs(towards) - abs(openOffset)
    guard beyond > 0, !actions.allowsFullSwipe else { return towards }
    return openOffset + (isAtRight ? -beyond : beyond) / 4
  }

  /// Stands in the room that a moved row leaves.
  func place(_ offset: CGFloat, in row: CGRect) {
    let width = abs(offset)
    frame = CGRect(
      x: isAtRight ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
    let all = widths
    let total = all.reduce(0, +)
    let stretch = total > 0 ? width / total : 0
    var x = isAtRight ? width : 0
    for (place, button) in buttons.enumerated() {
      let isAll = place == 0 && isFull(offset, rowWidth: row.width)
      let own = isAll ? width : all[place] * stretch
      button.frame = CGRect(x: isAtRight ? x - own : x, y: 0, width: own, height: row.height)
      x += isAtRight ? -own : own
    }
    if let first = buttons.first { bringSubviewToFront(first) }
  }
}
