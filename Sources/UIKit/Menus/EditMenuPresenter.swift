/// Shows one edit menu at a time over everything else, and takes it away when something else is
/// touched.
@MainActor
final class EditMenuPresenter {
  /// Seconds to come and to go (APPEARANCE 6).
  private static let duration: TimeInterval = 0.15
  /// Least distance from the edges of the screen, points.
  private static let screenMargin: CGFloat = 8
  /// Distance from what the menu is about, points.
  private static let gap: CGFloat = 8

  private unowned let effects: TextEffects
  private(set) var view: EditMenuView?
  private weak var owner: AnyObject?
  private var target = CGRect.zero
  private var pending: ScheduledEvent?
  /// Who had shown a menu when the last finger went down.
  private weak var ownerAtLastTouch: AnyObject?

  init(_ effects: TextEffects) {
    self.effects = effects
  }

  func isPresented(by owner: AnyObject) -> Bool { view != nil && self.owner === owner }

  /// Whether `owner`'s menu was up when the last finger went down, which takes it away.
  func wasPresentedAtLastTouch(by owner: AnyObject) -> Bool { ownerAtLastTouch === owner }

  // MARK: Coming and going

  /// Shows actions around a rectangle of the screen.
  func present(
    _ actions: [UIAction], around target: CGRect, of source: UIView, owner: AnyObject
  ) {
    dismiss()
    guard !actions.isEmpty, !target.isNull else { return }
    self.owner = owner
    self.target = target
    let longest = UIScreen.main.bounds.width - 2 * Self.screenMargin
    let view = EditMenuView(actions, longest: longest) { [weak self, weak source] action in
      self?.dismiss()
      if let source { action.perform(from: source) }
    }
    view.onPage = { [weak self] in self?.place() }
    view.overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
    self.view = view
    effects.add(view)
    place()
    view.alpha = 0
    UIView.animate(withDuration: Self.duration) { view.alpha = 1 }
  }

  /// Shows a menu in a while, unless a finger goes down or another menu comes before.
  func present(after delay: TimeInterval, _ show: @escaping @MainActor () -> Void) {
    pending?.cancel()
    pending = UIApplication.shared.clock.schedule(after: delay) { show() }
  }

  func dismiss(owner: AnyObject) {
    if self.owner === owner { dismiss() }
  }

  func dismiss() {
    pending?.cancel()
    pending = nil
    owner = nil
    guard let view else { return }
    self.view = nil
    view.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: Self.duration, animations: { view.alpha = 0 },
      completion: { [weak effects] _ in effects?.remove(view) })
  }

  /// A finger goes down at a point of the screen.
  func fingerWillTouch(at point: CGPoint) {
    pending?.cancel()
    pending = nil
    ownerAtLastTouch = view == nil ? nil : owner
    guard let view, !view.frame.contains(point) else { return }
    dismiss()
  }

  // MARK: Place

  private func place() {
    guard let view else { return }
    let screen = UIScreen.main.bounds
    let size = CGSize(width: view.naturalWidth, height: EditMenuView.height)
    let left = Self.screenMargin
    let right = screen.maxX - Self.screenMargin - size.width
    let x = max(left, min(target.midX - size.width / 2, right))
    view.frame = CGRect(origin: CGPoint(x: x.rounded(), y: top(of: size)), size: size)
    view.layoutIfNeeded()
  }

  /// Above what the menu is about if there is room, else below, else in the middle of it.
  private func top(of size: CGSize) -> CGFloat {
    let screen = UIScreen.main
    let highest = max(screen.safeAreaInsets.top, Self.screenMargin)
    let keyboard = UIApplication.shared.keyboard.shownFrame?.minY
    let lowest =
      (keyboard ?? screen.bounds.maxY - screen.safeAreaInsets.bottom) - Self.screenMargin
    let above = target.minY - Self.gap - size.height
    if above >= highest { return above.rounded() }
    let below = target.maxY + Self.gap
    if below + size.height <= lowest { return below.rounded() }
    let middle = (max(target.minY, highest) + min(target.maxY, lowest) - size.height) / 2
    return max(highest, min(middle, lowest - size.height)).rounded()
  }
}
