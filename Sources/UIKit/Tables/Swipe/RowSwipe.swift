/// A row that is swiped aside, with the buttons beside it.
@MainActor
final class RowSwipe {
  let cell: UITableViewCell
  let path: IndexPath
  let configuration: UISwipeActionsConfiguration
  /// Whether the buttons are at the right edge.
  let isAtRight: Bool

  private let strip = UIView()
  private let buttons: [UIButton]
  private let naturalX: CGFloat
  /// How far the row is moved, points; to the left counts negative.
  private(set) var offset: CGFloat = 0
  /// Where the row was when the finger took it.
  var start: CGFloat = 0

  private static let least: CGFloat = 74
  private static let padding: CGFloat = 15
  private static let font = UIFont.systemFont(ofSize: 15)

  init(
    cell: UITableViewCell, path: IndexPath, configuration: UISwipeActionsConfiguration,
    isAtRight: Bool, table: UITableView
  ) {
    self.cell = cell
    self.path = path
    self.configuration = configuration
    self.isAtRight = isAtRight
    naturalX = cell.frame.minX
    buttons = configuration.actions.map { Self.button($0) }
    strip.clipsToBounds = true
    table.insertSubview(strip, belowSubview: cell)
    for (button, action) in zip(buttons, configuration.actions) {
      button.backgroundColor = action.backgroundColor
      strip.addSubview(button)
      button.addAction(
        UIAction { [weak self, weak table, weak button] _ in
          guard let self, let button else { return }
          table?.perform(action, of: self, from: button)
        }, for: .touchUpInside)
    }
    place()
  }

  private static func button(_ action: UIContextualAction) -> UIButton {
    var look = UIButton.Configuration.plain()
    look.title = action.title
    look.image = action.image
    look.imagePlacement = .top
    look.imagePadding = 4
    look.baseForegroundColor = .white
    look.buttonSize = .small
    look.contentInsets = .zero
    return UIButton(configuration: look)
  }

  private var widths: [CGFloat] {
    buttons.map { max(Self.least, $0.intrinsicContentSize.width + Self.padding) }
  }

  /// How far the row is moved while the buttons stay open, points.
  var openOffset: CGFloat {
    let width = widths.reduce(0, +)
    return isAtRight ? -width : width
  }

  /// Whether the row is moved so far that letting go carries out the first action.
  var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe
      && abs(offset) > max(abs(openOffset) + 40, cell.bounds.width * 0.6)
  }

  func move(to wanted: CGFloat) {
    let towards = isAtRight ? min(0, wanted) : max(0, wanted)
    let beyond = abs(towards) - abs(openOffset)
    let resists = beyond > 0 && !configuration.performsFirstActionWithFullSwipe
    offset = resists ? openOffset + (isAtRight ? -beyond : beyond) / 4 : towards
    place()
  }

  private func place() {
    let frame = cell.frame
    cell.frame.origin.x = naturalX + offset
    let width = abs(offset)
    strip.frame = CGRect(
      x: isAtRight ? naturalX + frame.width - width : naturalX, y: frame.minY, width: width,
      height: frame.height)
    let all = widths
    let total = all.reduce(0, +)
    let stretch = total > 0 ? width / total : 0
    var x = isAtRight ? width : 0
    for (place, button) in buttons.enumerated() {
      let own = isFull && place == 0 ? width : all[place] * stretch
      button.frame = CGRect(
        x: isAtRight ? x - own : x, y: 0, width: own, height: frame.height)
      x += isAtRight ? -own : own
    }
    if let first = buttons.first { strip.bringSubviewToFront(first) }
  }

  func end() {
    strip.removeFromSuperview()
  }
}
