import UIKit

/// Keeps what is typed into above the keyboard on one controller's screen, moves only as much as
/// that needs, and puts everything back exactly.
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       avoidKeyboard()
///     }
///
/// It works from notifications alone: the keyboard's, and those of text fields and text views.
/// Room is always counted from rest, never from where things are, so nothing adds up or drifts.
@MainActor
public final class KeyboardAvoider {
  /// The controller whose screen it is.
  public private(set) weak var controller: UIViewController?
  /// How room is made: each is done.
  public let strategies: [Strategy]
  /// What was chosen.
  public let options: Options

  /// Whether it was made for a screen by one that is for all screens.
  let isForAllScreens: Bool
  /// The docked keyboard as last announced, in screen coordinates.
  private(set) var keyboard: CGRect?
  /// What is typed into on this screen.
  private(set) weak var focus: UIView?

  private(set) var containers: [any AvoidingContainer] = []
  private var observers: [any NSObjectProtocol] = []
  private let turn = TurnProbe()
  let probe = GuideProbe()
  private(set) lazy var toolbar = FieldToolbar(for: self)

  /// Begins to keep things above the keyboard on a controller's screen. Keep the object: with it
  /// everything ends. `UIViewController.avoidKeyboard(_:options:)` does that by itself.
  public convenience init(
    for controller: UIViewController, _ strategies: Strategy..., options: Options = Options()
  ) {
    self.init(for: controller, strategies: strategies, options: options, isForAllScreens: false)
  }

  init(
    for controller: UIViewController, strategies: [Strategy], options: Options,
    isForAllScreens: Bool, editing view: UIView? = nil
  ) {
    self.controller = controller
    self.strategies = strategies.isEmpty ? [.automatic] : strategies
    self.options = options
    self.isForAllScreens = isForAllScreens
    observe()
    probe.onMove = { [weak self] top in self?.keyboardWasDragged(to: top) }
    if options.showsToolbar { toolbar.install() }
    if let view { didBegin(view) }
  }

  isolated deinit {
    observers.forEach(NotificationCenter.default.removeObserver)
    probe.removeFromSuperview()
    turn.removeFromSuperview()
    // Views that go along with their controller need nothing back.
    if controller != nil { restore() }
  }

  // MARK: Notifications

  private func observe() {
    let screen = UIScreen.main
    add(UIResponder.keyboardWillChangeFrameNotification) { avoider, note in
      // Each phone has its own screen; before iOS 16.1 none is told.
      if let sender = note.object as? UIScreen, sender !== screen { return }
      if let notice = KeyboardNotice(note) { avoider.keyboardWillChange(notice) }
    }
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      add(name) { avoider, note in
        if let view = note.object as? UIView, view.window?.screen === screen {
          avoider.didBegin(view)
        }
      }
    }
    add(UITextView.textDidChangeNotification) { avoider, note in
      guard let view = note.object as? UIView, view === avoider.focus else { return }
      avoider.checkSoon()
    }
  }

  private func add(
    _ name: Notification.Name,
    action: @escaping @MainActor (KeyboardAvoider, Notification) -> Void
  ) {
    let call: @MainActor (Notification) -> Void = { [weak self] note in
      if let self { action(self, note) }
    }
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated { call(note) }
      })
  }

  private func keyboardWillChange(_ notice: KeyboardNotice) {
    keyboard = Avoidance.dockedFrame(notice.endFrame, on: UIScreen.main.bounds)
    findFocus()
    animate(notice.duration, notice.options)
    checkSoon()
  }

  private func didBegin(_ view: UIView) {
    if isOnScreen(view) {
      focus = view
      if options.showsToolbar { toolbar.attach(to: view) }
    }
    checkSoon()
  }

  /// Looks again at the end of the turn, in which all notices of this instant have come.
  func checkSoon() {
    guard let window = controller?.viewIfLoaded?.window else { return }
    turn.call(in: window) { [weak self] in self?.check() }
  }

  private func check() {
    findFocus()
    // What has grown by itself is where it is before anything moves.
    UIView.performWithoutAnimation { controller?.viewIfLoaded?.layoutIfNeeded() }
    animate(KeyboardNotice.usualDuration, KeyboardNotice.usualOptions)
    placeProbe()
  }

  // MARK: Focus

  /// Whether a view belongs to this screen and may be kept above the keyboard.
  private func isOnScreen(_ view: UIView) -> Bool {
    guard let root = controller?.viewIfLoaded, root.window != nil, view.isDescendant(of: root)
    else { return false }
    return !view.isLeftToKeyboard
  }

  private func findFocus() {
    if let focus, focus.isFirstResponder, isOnScreen(focus) { return }
    focus = nil
    guard keyboard != nil, let root = controller?.viewIfLoaded, root.window != nil,
      let view = root.firstResponderInside, isOnScreen(view)
    else { return }
    focus = view
  }

  // MARK: Making room

  private func animate(_ duration: TimeInterval, _ options: UIView.AnimationOptions) {
    let root = controller?.viewIfLoaded
    let changes = {
      self.makeRoom()
      root?.layoutIfNeeded()
      self.reveal()
    }
    if duration > 0 {
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes)
    } else {
      changes()
    }
  }

  private func makeRoom() {
    guard let keyboard, let focus else { return restore() }
    let wanted = containersForFocus(focus)
    for container in containers where !wanted.contains(where: { $0 === container }) {
      container.restore()
      ContainerOwners.shared.release(container.owned, from: self)
    }
    containers = wanted
    makeRoom(for: keyboard, focus)
  }

  /// Constraints first: they decide how much the keyboard covers of a scroll view above them.
  func makeRoom(for keyboard: CGRect, _ focus: UIView) {
    let target = target(for: focus)
    let insets = containers.compactMap { $0 as? ScrollInsetContainer }
    for container in containers where !(container is ScrollInsetContainer) {
      container.makeRoom(for: keyboard, target: target)
    }
    guard !insets.isEmpty else { return }
    if insets.count < containers.count { controller?.viewIfLoaded?.layoutIfNeeded() }
    for container in insets { container.makeRoom(for: keyboard, target: target) }
  }

  private func restore() {
    for container in containers {
      container.restore()
      ContainerOwners.shared.release(container.owned, from: self)
    }
    containers = []
  }

  /// Restores a container that another avoider takes over.
  func giveUp(_ container: AnyObject) {
    containers.filter { $0.owned === container }.forEach { $0.restore() }
    containers.removeAll { $0.owned === container }
  }

  private func reveal() {
    guard options.revealsTarget, keyboard != nil, let focus else { return }
    let target = target(for: focus)
    var view: UIView? = focus
    while let current = view, current !== controller?.viewIfLoaded?.superview {
      if let scrollView = current as? UIScrollView, movesWithMe(scrollView),
        ScrollInsetContainer.isVertical(scrollView)
      {
        ScrollInsetContainer.reveal(target, in: scrollView)
      }
      view = current.superview
    }
  }

  /// Whether a scroll view's room is made here, or by its table controller, which knows no margin.
  private func movesWithMe(_ scrollView: UIScrollView) -> Bool {
    containers.contains { $0.owned === scrollView }
      || scrollView.next is UITableViewController && !scrollView.isLeftToKeyboard
  }

  func target(for focus: UIView) -> AvoidanceTarget {
    switch options.target {
    case .caretLine:
      return AvoidanceTarget(view: focus, rect: focus.caretLine, margin: options.margin)
    case .field:
      return AvoidanceTarget(view: focus, rect: focus.bounds, margin: options.margin)
    case .view(let view):
      return target(view, with: focus)
    }
  }

  /// Both if they fit above the keyboard, otherwise the field.
  private func target(_ view: UIView, with focus: UIView) -> AvoidanceTarget {
    let own = focus.caretLine
    guard view.window === focus.window else {
      return AvoidanceTarget(view: focus, rect: own, margin: options.margin)
    }
    let both = own.union(focus.convert(view.bounds, from: view))
    let room = (keyboard?.minY ?? 0) - (focus.window?.safeAreaInsets.top ?? 0)
    return AvoidanceTarget(
      view: focus, rect: both.height + 2 * options.margin <= room ? both : own,
      margin: options.margin)
  }
}
