/// The view in which SwiftUI's views are shown.
final class HostingView<Content: View>: UIView {
  let graph = ViewGraph()
  private var content: Content
  private var node: TypedNode<VStack<Content>>?
  private let keyboard = KeyboardObserver()
  /// Whether the lists of the screen are edited.
  private let editMode = StateLocation(EditMode.inactive)
  private let appState = AppStateObserver()
  private var isUpdating = false
  private var isUpdateScheduled = false
  private weak var application: UIApplication? = .shared
  private var placed: SafeArea?
  private var placedStructure: Int?

  /// What the environment starts with.
  var baseEnvironment = EnvironmentValues() {
    didSet { rootDidChange() }
  }
  /// Whether the root or its environment has changed and was not handed on.
  private var isRootStale = false

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    graph.onInvalidation = { [weak self] in self?.graphNeedsUpdate() }
    appState.onChange = { [weak self] in self?.rootDidChange() }
    keyboard.onChange = { [weak self] in self?.keyboardWillChangeFrame($0) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  isolated deinit {
    node?.die()
  }

  // MARK: Content

  func show(_ content: Content) {
    self.content = content
    rootDidChange()
  }

  /// Root and environment often change together and are handed on once.
  private func rootDidChange() {
    isRootStale = true
    setNeedsLayout()
    updateOutOfSightSoon()
  }

  private func handRootOn() {
    guard isRootStale else { return }
    isRootStale = false
    placed = nil
    node?.update(root, environment)
    graph.runRefills()
  }

  /// Several views at the root stand below each other.
  private var root: VStack<Content> { VStack { content } }

  private var environment: EnvironmentValues {
    var environment = baseEnvironment
    environment.traits = traitCollection
    environment.phoneLanguage = UIApplication.shared.languageCode
    environment.scenePhase = ScenePhase(UIApplication.shared.applicationState)
    environment.host = HostReference(graph.presenter.controller)
    if environment.editMode == nil { environment.editMode = Binding(location: editMode) }
    if let tint = tintColor, tint != .systemBlue { environment.accent = Color(uiColor: tint) }
    return environment
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    rootDidChange()
  }

  /// Makes the views before they are shown, so that what they say about their screen is known.
  func prepare() { _ = element }

  private var element: Element {
    handRootOn()
    if let node { return node.elements[0] }
    let context = NodeContext(
      graph: graph, parent: ParentReference(), environment: environment, depth: 0)
    let node = context.node(for: root)
    self.node = node
    graph.runRefills()
    return node.elements[0]
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    update(animation: nil)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Brings nodes up to date and lays out what has changed. A change of the space is shown with
  /// `animation`, changes of states as their transactions say.
  private func update(animation: Animation?) {
    guard !isUpdating, window != nil else { return }
    isUpdating = true
    _ = element
    let keyboard = placed?.keyboard ?? 0
    if safeArea != placed { layOut(animation) }
    graph.flush { transaction in layOut(transaction.animation) }
    isUpdating = false
    tellScrollView()
    if isInBar { followContent() }
    if let placed, placed.keyboard > keyboard { revealFocus(animation) }
  }

  private weak var knownScrollView: UIScrollView?

  /// Has bars follow the scroll view that fills the screen.
  private func tellScrollView() {
    let scrollView = subviews.first as? UIScrollView
    guard scrollView !== knownScrollView else { return }
    knownScrollView = scrollView
    graph.presenter.controller?.mainScrollViewDidChange()
  }

  /// Whether it is a part of a bar, which makes as much room as the content wants.
  var isInBar = false
  private var naturalSize: CGSize?

  /// Has the bar lay out anew when the content wants another size.
  private func followContent() {
    let size = intrinsicContentSize
    defer { naturalSize = size }
    guard let naturalSize, size != naturalSize else { return }
    var view: UIView? = superview
    while let around = view {
      around.setNeedsLayout()
      if around is UINavigationBar || around is UIToolbar { break }
      view = around.superview
    }
  }

  /// What is typed into comes above a keyboard that has come or grown, also one that comes back
  /// with its screen.
  private func revealFocus(_ animation: Animation?) {
    guard let focus = window?.firstResponderView, focus.isDescendant(of: self) else { return }
    var part = focus.bounds
    if let textView = focus as? UITextView, let range = textView.selectedTextRange {
      part = textView.caretRect(for: range.end)
    }
    var ancestor = focus.superview
    while let view = ancestor, view !== self {
      if let scrollView = view as? UIScrollView {
        let rect = scrollView.convert(part, from: focus)
        let reveal = { scrollView.scrollRectToVisible(rect, animated: false) }
        if let animation { animation.perform(reveal) } else { reveal() }
      }
      ancestor = view.superview
    }
  }

  private func graphNeedsUpdate() {
    setNeedsLayout()
    if let application, application.waitingTaskCount > 0, !isUpdating {
      // A task that goes on does so outside the phone's turns, so it asks for one.
      application.clock.schedule(after: 0) {}
    }
    updateOutOfSightSoon()
  }

  private func updateOutOfSightSoon() {
    guard window == nil, node != nil, !isUpdating, !isUpdateScheduled else { return }
    isUpdateScheduled = true
    UIApplication.shared.clock.schedule(after: 0) { [weak self] in self?.updateOutOfSight() }
  }

  /// A screen that is covered by another has no layout, but its states count, and what it is given:
  /// they may say that what covers it goes, or what that shows.
  private func updateOutOfSight() {
    isUpdateScheduled = false
    guard window == nil, !isUpdating, graph.hasWork || isRootStale else { return }
    isUpdating = true
    handRootOn()
    graph.flush { _ in }
    placed = nil
    isUpdating = false
    // It may have come back into sight meanwhile.
    setNeedsLayout()
  }

  /// A change of the tree while it is laid out, as by a view that reads its size, asks for
  /// another pass.
  private func layOut(_ animation: Animation?) {
    for _ in 0..<4 {
      let structure = graph.structure
      pass(animation, isStructureKnown: structure == placedStructure)
      placedStructure = structure
      if graph.structure == structure { break }
    }
    graph.partAnimation = nil
  }

  private func pass(_ animation: Animation?, isStructureKnown: Bool) {
    let safeArea = self.safeArea
    placed = safeArea
    let room = safeArea.rect
    let element = element
    let size = element.size(in: ProposedViewSize(room.size))
    let target = RenderTarget(self, isStructureKnown: isStructureKnown)
    let context = PlaceContext(
      target: target, safeArea: safeArea, system: safeArea.ignoring(.keyboard, at: .all),
      animation: animation, geometryAnimation: animation ?? graph.partAnimation,
      pixels: PixelRounding(scale: UIScreen.main.scale), surroundings: surroundings)
    element.place(in: room.middle(size), context)
    target.show(animation: context.geometryAnimation)
  }

  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  private var surroundings: Surroundings {
    var result = Surroundings()
    let environment = environment
    if environment.layoutDirection == .rightToLeft {
      result.line = LineMapping(isMirrored: true, shift: bounds.width)
    }
    result.direction = environment.ownDirection
    return result
  }

  private var safeArea: SafeArea {
    var insets = safeAreaInsets
    if isMirrored { swap(&insets.left, &insets.right) }
    return SafeArea(
      bounds: CGRect(origin: .zero, size: bounds.size),
      container: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      keyboard: keyboardOverlap)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    element.size(in: ProposedViewSize(size))
  }

  override var intrinsicContentSize: CGSize {
    element.size(in: .unspecified)
  }

  // MARK: Keyboard

  /// How much of the view the keyboard covers (FACTS 5.7), points.
  private var keyboardOverlap: CGFloat {
    guard window != nil, let frame = UIApplication.shared.keyboard.dockedFrame else { return 0 }
    return max(0, min(bounds.maxY - convert(frame, from: nil).minY, bounds.height))
  }

  /// The space shrinks in step with the keyboard.
  private func keyboardWillChangeFrame(_ notification: Notification) {
    let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
    let isAnimated = (duration as? TimeInterval ?? 0) > 0
    update(animation: isAnimated ? .keyboard : nil)
  }
}

/// Hears when the app goes to the background and comes back.
@MainActor
private final class AppStateObserver {
  var onChange: () -> Void = {}

  init() {
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    for name in names {
      NotificationCenter.default.addObserver(
        self, action: AppStateObserver.stateDidChange, name: name, object: nil)
    }
  }

  private func stateDidChange(_ notification: Notification) { onChange() }
}

/// Hears of the keyboard's changes.
@MainActor
private final class KeyboardObserver {
  var onChange: (Notification) -> Void = { _ in }

  init() {
    NotificationCenter.default.addObserver(
      self, action: KeyboardObserver.keyboardWillChangeFrame,
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  private func keyboardWillChangeFrame(_ notification: Notification) { onChange(notification) }
}
