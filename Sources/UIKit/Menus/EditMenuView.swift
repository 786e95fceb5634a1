/// The bubble with the actions of an edit menu, in pages when there are too many for the screen
/// (APPEARANCE 7.1).
@MainActor
final class EditMenuView: UIView {
  static let height: CGFloat = 44
  static let cornerRadius: CGFloat = 12

  private let bubble = UIView()
  private let actions: [UIAction]
  private let longest: CGFloat
  private let onChoice: (UIAction) -> Void
  private var firstActions = [0]
  private var parts: [UIView] = []

  /// A menu at most `longest` points wide.
  init(_ actions: [UIAction], longest: CGFloat, onChoice: @escaping (UIAction) -> Void) {
    self.actions = actions
    self.longest = longest
    self.onChoice = onChoice
    super.init(frame: .zero)
    accessibilityIdentifier = "edit-menu"
    layer.shadowRadius = 15
    layer.shadowOffset = .zero
    layer.shadowOpacity = 1
    bubble.clipsToBounds = true
    bubble.layer.cornerRadius = Self.cornerRadius
    bubble.layer.cornerCurve = .continuous
    bubble.backgroundColor = EditMenuColors.ground
    addSubview(bubble)
    showPage()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Told after another page came up, which may have another width.
  var onPage: () -> Void = {}

  private(set) var naturalWidth: CGFloat = 0

  private func button(_ content: EditMenuButton.Content, _ action: @escaping () -> Void)
    -> EditMenuButton
  {
    let button = EditMenuButton(content)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  private func showPage() {
    for part in parts { part.removeFromSuperview() }
    let first = firstActions[firstActions.count - 1]
    var buttons: [EditMenuButton] = []
    if firstActions.count > 1 {
      buttons.append(
        button(.chevron(pointsLeft: true)) { [weak self] in self?.turnPage(to: nil) })
    }
    let more = EditMenuButton(.chevron(pointsLeft: false)).width
    var width = buttons.reduce(0) { $0 + $1.width }
    var place = first
    while place < actions.count {
      let action = actions[place]
      let ink: UIColor = action.attributes.contains(.destructive) ? .systemRed : .label
      let next = button(.title(action.title, ink: ink)) { [weak self] in self?.onChoice(action) }
      next.isEnabled = !action.attributes.contains(.disabled)
      let isLast = place == actions.count - 1
      let room = longest - (isLast ? 0 : more)
      // A page shows one action at least.
      if width + next.width > room, place > first { break }
      buttons.append(next)
      width += next.width
      place += 1
    }
    if place < actions.count {
      buttons.append(
        button(.chevron(pointsLeft: false)) { [weak self] in self?.turnPage(to: place) })
      width += more
    }
    naturalWidth = min(width, longest)
    layOut(buttons)
  }

  private func layOut(_ buttons: [EditMenuButton]) {
    parts = []
    var x: CGFloat = 0
    let hairline = 1 / UIScreen.main.scale
    for button in buttons {
      button.frame = CGRect(x: x, y: 0, width: button.width, height: Self.height)
      bubble.addSubview(button)
      parts.append(button)
      x += button.width
      if button !== buttons.last {
        let divider = UIView(
          frame: CGRect(x: x - hairline, y: 0, width: hairline, height: Self.height))
        divider.backgroundColor = EditMenuColors.divider
        divider.isUserInteractionEnabled = false
        bubble.addSubview(divider)
        parts.append(divider)
      }
    }
  }

  /// Shows the page that begins with an action, or the one before with `nil`.
  private func turnPage(to first: Int?) {
    if let first { firstActions.append(first) } else { firstActions.removeLast() }
    showPage()
    onPage()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bubble.frame = bounds
    layer.shadowColor = EditMenuColors.shadow.resolved(traitCollection)
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: Self.cornerRadius, cornerHeight: Self.cornerRadius)
  }
}
