/// The running app: its windows, its screen and the turn in which everything happens.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The app of the phone that is being run. A host makes its app current before it does
  /// anything else.
  public private(set) static var shared = UIApplication(
    clock: MediaClock(),
    screen: UIScreen(configuration: .unattended),
    textMeasurer: UniformTextMeasurer())

  /// The clock on which everything runs.
  public let clock: MediaClock
  /// The screen.
  public let screen: UIScreen
  /// What measures text.
  public let textMeasurer: any TextMeasurer
  /// What shows, moves and hides the keyboard.
  public let keyboard: KeyboardController
  let focusWishes = FocusWishes()
  /// All windows, back to front.
  public private(set) var windows: [UIWindow] = []
  /// What the user copied.
  public let pasteboard: UIPasteboard
  /// What turns the bytes of a picture file into pixels: the phone sets it. Without it no picture
  /// can be read.
  public var imageDecoder: ((Data) -> CGImage?)?
  /// The folders in which `UIImage(named:)` looks for pictures, in this order.
  public var imageFolders: [URL] = []
  /// The date when the phone was switched on: there is no other calendar here, so that pictures
  /// stay the same from day to day. At first it is 9:41 on 9 January 2007, Greenwich time, as the
  /// status bar has it.
  public var startDate = Date(timeIntervalSince1970: 1_168_335_660)
  /// Where messages for the developer go, such as Auto Layout's conflict log.
  public var log: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// The language of the app, such as `de` or `pt-BR`.
  public var languageCode = "en"

  /// What opens addresses of web pages and other apps; answers whether it did. At first nothing.
  public var urlOpener: ((URL) -> Bool)?

  /// The app's windows as a scene.
  lazy var scene = UIWindowScene(of: self)

  /// How many tasks of the app wait for something on the host's time. Whoever shows the phone to
  /// somebody lets the main thread's tasks go on meanwhile.
  package var waitingTaskCount = 0

  /// What the libraries above keep for as long as the phone is on, each for itself.
  package var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// The system's words in the language of the app.
  public var systemWords = SystemWords()

  /// Called when a controller wants the status bar to ask for its look again.
  public var onStatusBarUpdate: (() -> Void)?

  /// The device that the app runs on.
  let device = UIDevice()

  /// Whether a shake of the phone offers to undo what was typed.
  public var applicationSupportsShakeToEdit = true

  /// The keys that are down.
  var presses: [UIPress] = []

  /// Whether the app is in front.
  public internal(set) var applicationState = State.active
  /// What the user has asked of motion.
  public var accessibilitySettings = AccessibilitySettings()
  /// When a text field hears that it is being edited.
  public var beginEditingOrder = BeginEditingOrder.observed
  let touchDispatcher = TouchDispatcher()
  let textEffects = TextEffects()
  var fingers = Fingers()

  /// An app on a screen, with its clock and text measurer.
  public init(clock: MediaClock, screen: UIScreen, textMeasurer: any TextMeasurer) {
    self.clock = clock
    self.screen = screen
    self.textMeasurer = textMeasurer
    keyboard = KeyboardController()
    pasteboard = UIPasteboard()
    super.init()
  }

  /// Makes this the shared app and its clock the current one.
  public func makeCurrent() {
    // The last reference to the app before may go here; its views ask for the shared one.
    let previous = UIApplication.shared
    UIApplication.shared = self
    MediaClock.current = clock
    UITraitCollection.current = screen.traitCollection
    CurrentTextSize.category = preferredContentSizeCategory
    withExtendedLifetime(previous) {}
  }

  /// The window that takes typed text.
  public internal(set) weak var keyWindow: UIWindow?

  /// The ink that the app wants for the status bar.
  public var statusBarStyle: UIStatusBarStyle {
    let shown = keyWindow?.controllersOnScreen ?? []
    if shown.contains(where: { $0.presentationOfSelf?.hasShrunkScreenBehind == true }) {
      return .lightContent
    }
    var controller = shown.last { $0.presentationOfSelf?.decidesStatusBar ?? true }
    while let child = controller?.childForStatusBarStyle { controller = child }
    return controller?.preferredStatusBarStyle ?? .default
  }

  /// Whether the app wants the status bar hidden.
  public var isStatusBarHidden: Bool {
    var controller = keyWindow?.controllersOnScreen.last {
      $0.presentationOfSelf?.decidesStatusBar ?? true
    }
    while let child = controller?.childForStatusBarHidden { controller = child }
    return controller?.prefersStatusBarHidden ?? false
  }

  // MARK: Motion

  /// Whether an animation runs now, endless ones included: every frame may differ from the
  /// last.
  public var isAnimating: Bool { clock.liveAnimationCount > 0 }

  /// Whether something is on its way that comes to rest: an animation that ends, a scroll view,
  /// a notice of the keyboard still to come, or work left for this instant. A wheel that turns for ever does not count, nor
  /// does a caret that blinks.
  public var isMoving: Bool {
    clock.endingAnimationCount > 0 || keyboard.isTransitioning || scrollMotionCount > 0
      || clock.hasDueEvents
  }

  /// How many scroll views move by themselves.
  var scrollMotionCount = 0

  /// The phone is shaken: the first responder and those behind it are told, at last the app,
  /// which offers to undo.
  public func shake() {
    let first = keyWindow?.firstResponder ?? keyWindow?.controllersOnScreen.last
    let event = UIEvent(touches: [], timestamp: clock.now)
    (first ?? self).motionBegan(.motionShake, with: event)
    (first ?? self).motionEnded(.motionShake, with: event)
  }

  /// Offers to undo after a shake that nobody kept for himself.
  public override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake, applicationSupportsShakeToEdit else { return }
    UndoShake.ask(in: keyWindow)
  }

  // MARK: The turn

  /// Brings everything up to date: constraints, layout, then drawings. Runs until nothing is
  /// left to do, or gives up after a fixed number of rounds so that a view which always asks
  /// for more cannot hang the phone.
  public func performTurn() {
    for _ in 0..<8 {
      let mayResizeKeyboard = keyboard.stage.isAnythingToLayOut
      windows.forEach { $0.layoutIfNeeded() }
      if mayResizeKeyboard { keyboard.followContent() }
      guard windows.contains(where: \.isAnythingToLayOut) else { break }
    }
    displayIfNeeded()
  }

  private var lastDisplayCount = -1

  /// Draws what has to be drawn; looks at no view if none asked since the last time.
  private func displayIfNeeded() {
    let count = LayerChanges.displayCount
    guard count != lastDisplayCount else { return }
    lastDisplayCount = count
    windows.forEach { $0.displaySubtreeIfNeeded() }
  }

  /// Changes size, safe areas or traits of the screen, as a rotation or a change of
  /// appearance does, and tells every window.
  public func updateScreen(_ configuration: ScreenConfiguration) {
    screen.bounds = CGRect(origin: .zero, size: configuration.size)
    screen.safeAreaInsets = configuration.safeAreaInsets
    screen.statusBarHeight = configuration.statusBarHeight
    screen.traitCollection = configuration.traits
    UITraitCollection.current = configuration.traits
    let oldTextSize = CurrentTextSize.category
    CurrentTextSize.category = preferredContentSizeCategory
    textEffects.menu.dismiss()
    for window in windows {
      window.screenDidChange()
    }
    guard CurrentTextSize.category != oldTextSize else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: CurrentTextSize.category])
  }

  /// The user's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }

  /// Delivers an event to the windows it concerns.
  public func sendEvent(_ event: UIEvent) {
    let windows = Set((event.allTouches ?? []).compactMap(\.window))
    for window in self.windows where windows.contains(window) {
      window.sendEvent(event)
    }
  }

  func add(_ window: UIWindow) {
    guard !windows.contains(window) else { return }
    let place = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.endIndex
    windows.insert(window, at: place)
    LayerChanges.noteDisplay()
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    LayerChanges.note()
  }
}

extension ScreenConfiguration {
  /// The screen of code that runs without a phone.
  static var unattended: ScreenConfiguration {
    ScreenConfiguration(
      size: CGSize(width: 390, height: 844), scale: 3, safeAreaInsets: .zero, statusBarHeight: 0,
      traits: UITraitCollection(
        userInterfaceStyle: .light, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
        verticalSizeClass: .regular, displayScale: 3))
  }
}
