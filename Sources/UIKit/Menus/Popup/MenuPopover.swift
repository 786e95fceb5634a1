/// A menu over the screen, beside what it was opened from. A tap beside it closes it.
@MainActor
package final class MenuPopover: UIControl {
  private let menu: UIMenu
  private weak var source: UIView?
  /// What the menu stands beside, in the source's space.
  private let anchor: CGRect
  private var card = MenuCard([], choose: { _ in })
  private var screen: CGSize?
  private var isAbove = false
  private let onClose: @MainActor () -> Void
  private var isClosed = false

  /// Opens a menu beside a part of a view, or all of it. Answers `nil` where there is nothing to
  /// choose, or the view is not on screen.
  /// - Parameter onClose: told when the menu begins to go.
  @discardableResult
  package static func open(
    _ menu: UIMenu, from source: UIView, anchor: CGRect? = nil,
    onClose: @escaping @MainActor () -> Void = {}
  ) -> MenuPopover? {
    guard let window = source.window, !MenuPart.parts(of: menu).isEmpty else { return nil }
    let popover = MenuPopover(menu, source, anchor ?? source.bounds, onClose)
    popover.present(in: window)
    return popover
  }

  private init(
    _ menu: UIMenu, _ source: UIView, _ anchor: CGRect, _ onClose: @escaping @MainActor () -> Void
  ) {
    self.menu = menu
    self.source = source
    self.anchor = anchor
    self.onClose = onClose
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addAction(UIAction { [weak self] _ in self?.close() }, for: .touchDown)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  // MARK: Coming and going

  private func present(in window: UIWindow) {
    overrideUserInterfaceStyle = source?.traitCollection.userInterfaceStyle ?? .unspecified
    UIView.performWithoutAnimation {
      frame = window.bounds
      window.addSubview(self)
      show(menu)
      layoutIfNeeded()
      shrink()
    }
    UIView.animate(
      withDuration: MenuMetrics.opening, delay: 0, usingSpringWithDamping: 0.86,
      initialSpringVelocity: 0, options: []
    ) {
      self.card.transform = .identity
      self.card.alpha = 1
    }
  }

  private func shrink() {
    card.transform = CGAffineTransform(scaleX: MenuMetrics.smallest, y: MenuMetrics.smallest)
    card.alpha = 0
  }

  /// Closes the menu.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    isUserInteractionEnabled = false
    onClose()
    guard window != nil else { return removeFromSuperview() }
    UIView.animate(
      withDuration: MenuMetrics.closing, animations: { self.shrink() },
      completion: { _ in self.removeFromSuperview() })
  }

  // MARK: Content

  private func show(_ menu: UIMenu) {
    card.removeFromSuperview()
    card = MenuCard(MenuPart.parts(of: menu)) { [weak self] in self?.choose($0) }
    addSubview(card)
    setNeedsLayout()
  }

  /// An inner menu takes the place of the outer one. What an action does comes once the menu is
  /// on its way out.
  private func choose(_ part: MenuPart) {
    switch part {
    case .submenu(let inner): show(inner)
    case .action(let action):
      if !action.attributes.contains(.keepsMenuPresented) { close() }
      (source as? UIButton)?.didChoose(action)
      action.perform(from: source ?? self)
    case .header, .band: break
    }
  }

  // MARK: Place

  /// A screen of another size takes the menu away, as the place it belongs to moves.
  package override func layoutSubviews() {
    super.layoutSubviews()
    if let screen, screen != bounds.size { return close() }
    screen = bounds.size
    guard let source, !isClosed else { return }
    let anchor = source.convert(anchor, to: self)
    var room = bounds.inset(by: safeAreaInsets).insetBy(
      dx: MenuMetrics.screenMargin, dy: MenuMetrics.screenMargin)
    if let keyboard = UIApplication.shared.keyboard.shownFrame {
      let bottom = min(room.maxY, keyboard.minY - MenuMetrics.screenMargin)
      room.size.height = max(0, bottom - room.minY)
    }
    let width = min(MenuMetrics.width, room.width)
    let below = room.maxY - anchor.maxY - MenuMetrics.gap
    let above = anchor.minY - MenuMetrics.gap - room.minY
    let height = min(card.naturalHeight, room.height)
    isAbove = height > below && above > below
    // Where it fits on neither side it covers what it was opened from.
    let wanted =
      isAbove ? anchor.minY - MenuMetrics.gap - height : anchor.maxY + MenuMetrics.gap
    let y = max(room.minY, min(wanted, room.maxY - height))
    let isTrailing = anchor.midX > bounds.midX
    let x = min(
      max(isTrailing ? anchor.maxX - width : anchor.minX, room.minX), room.maxX - width)
    let frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
    // It grows out of the corner at what it was opened from.
    card.layer.anchorPoint = CGPoint(
      x: min(max((anchor.midX - frame.minX) / max(width, 1), 0), 1), y: isAbove ? 1 : 0)
    card.frame = frame
  }
}
