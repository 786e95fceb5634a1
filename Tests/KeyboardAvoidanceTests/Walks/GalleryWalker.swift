import Gallery
import HandsetTesting
import KeyboardAvoidance
import Testing

/// Somebody who uses a scene at random, and what has to hold after each step.
@MainActor
final class GalleryWalker {
  let scene: GalleryScene
  let phone: Phone
  private var random: SeededRandom
  /// What was done, oldest first.
  private var trail: [String] = []
  /// What is at rest, by orientation and what is on the screen.
  private var rest: [String: RestingPlaces] = [:]
  private var bars: [String: CGRect] = [:]
  /// Whether a finger has scrolled since the focus or the text last changed.
  private var hasScrolled = false
  /// Where the field that gets the focus is before, while the keyboard is away.
  private var clearFrame: (view: UIView, frame: CGRect, place: CGRect)?
  private(set) var problems: [String] = []
  private(set) var steps = 0

  /// Goes to a scene on a phone that may have shown another before.
  init(_ scene: GalleryScene, on phone: Phone, seed: UInt64) {
    self.scene = scene
    self.phone = phone
    random = SeededRandom(seed: seed)
    phone.makeCurrent()
    phone.perform { phone.window.rootViewController = scene.makeController() }
    settle()
  }

  private func settle() {
    phone.advance(by: 1)
    phone.advance(by: 0.5)
  }

  private func note(_ detail: String) {
    if let last = trail.indices.last { trail[last] += " (\(detail))" }
  }

  // MARK: Steps

  func step() {
    steps += 1
    clearFrame = nil
    let actions: [(name: String, weight: Int, action: () -> Void)] = [
      ("focus", 10, focus), ("type", 3, typeAndDelete), ("scroll", 2, scroll), ("blur", 3, blur),
      ("rotate", 2, rotate), ("resize", 2, resize), ("push", 2, push), ("pop", 2, pop),
    ]
    var place = Int.random(in: 0..<actions.reduce(0) { $0 + $1.weight }, using: &random)
    for action in actions {
      place -= action.weight
      guard place < 0 else { continue }
      trail.append(action.name)
      action.action()
      break
    }
    settle()
    check()
  }

  /// The inputs of the controller in front that are not beside the screen, as pages may be.
  private var inputs: [UIView] {
    let screen = phone.application.screen.bounds
    return phone.textInputs.filter { view in
      let frame = phone.presentedFrame(of: view)
      return frame.minX >= 0 && frame.maxX <= screen.maxX && isInFront(view)
    }
  }

  private var front: UIViewController? {
    var controller = phone.window.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }

  private func isInFront(_ view: UIView) -> Bool {
    front?.viewIfLoaded.map(view.isDescendant(of:)) ?? false
  }

  private func focus() {
    guard let view = inputs.randomElement(using: &random), !view.isFirstResponder else { return }
    // Alerts stand in the middle of what the keyboard leaves.
    if isKeyboardAway, !(front is UIAlertController) {
      clearFrame = (view, phone.presentedFrame(of: view), frameOnScreenful(of: view))
    }
    phone.focus(view)
    note(view.accessibilityIdentifier ?? "field")
    hasScrolled = false
  }

  private func blur() { phone.blur() }

  /// Types and takes it back, so that what grows shrinks again.
  private func typeAndDelete() {
    guard phone.focusedView != nil else { return }
    for _ in 0..<3 { phone.type("m") }
    for _ in 0..<3 { phone.pressDelete() }
    hasScrolled = false
  }

  private func scroll() {
    let screen = phone.application.screen.bounds
    phone.scroll(
      by: CGSize(width: 0, height: CGFloat.random(in: -150...150, using: &random)),
      at: CGPoint(x: screen.midX, y: screen.height * 0.35))
    hasScrolled = true
  }

  private func rotate() {
    phone.rotate(to: phone.orientation.isLandscape ? .portrait : .landscapeRight)
    hasScrolled = false
  }

  /// The keyboard gets another height, or another place on a tablet.
  private func resize() {
    var settings = phone.keyboard.settings
    switch Int.random(in: 0..<4, using: &random) {
    case 0: settings.mode = settings.mode == .software ? .hardware : .software
    case 1 where phone.device.idiom == .pad:
      settings.placement = KeyboardPlacement.allCases.randomElement(using: &random) ?? .docked
    default: settings.isPredictive.toggle()
    }
    phone.setKeyboard(settings)
    note("\(settings.mode) \(settings.placement) \(settings.isPredictive)")
    hasScrolled = false
  }

  /// Goes on to a further copy of the scene, or to what a button of it leads to.
  private func push() {
    if let door = Self.doors.lazy.compactMap(phone.view(withIdentifier:)).first(where: isInFront) {
      let frame = phone.presentedFrame(of: door)
      let isOnScreen = frame.midY > 80 && frame.midY < phone.keyboardTop - 40
      if isOnScreen, Bool.random(using: &random) {
        return phone.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      }
    }
    let next = scene.makeController()
    if let navigation = front as? UINavigationController {
      guard navigation.viewControllers.count < 3 else { return }
      let content = (next as? UINavigationController)?.viewControllers.first ?? next
      (next as? UINavigationController)?.setViewControllers([], animated: false)
      phone.perform { navigation.pushViewController(content, animated: true) }
      hasScrolled = false
    } else if let front, front.presentingViewController == nil {
      next.modalPresentationStyle = .fullScreen
      phone.perform { front.present(next, animated: true) }
      hasScrolled = false
    }
  }

  /// Identifiers of what leads to further fields.
  private static let doors = ["Alert with fields", "check-out"]

  private func pop() {
    if let navigation = front as? UINavigationController, navigation.viewControllers.count > 1 {
      phone.perform { navigation.popViewController(animated: true) }
      hasScrolled = false
    } else if let front, front.presentingViewController != nil {
      phone.perform { front.dismiss(animated: true) }
      hasScrolled = false
    }
  }

  // MARK: What has to hold

  private func report(_ text: String) {
    problems.append(
      "\(scene.id) on \(phone.device.id), \(situation): \(text)\n  after "
        + trail.joined(separator: ", "))
  }

  private var isKeyboardAway: Bool {
    phone.focusedView == nil && phone.keyboardTop == phone.application.screen.bounds.maxY
  }

  /// How the phone is held and what is on the screen.
  private var situation: String {
    var path = phone.orientation.rawValue
    var controller = phone.window.rootViewController
    while let current = controller {
      path += "/\(type(of: current))"
      if let navigation = current as? UINavigationController {
        path += " \(navigation.viewControllers.count)"
      }
      controller = current.presentedViewController
    }
    return path
  }

  private func check() {
    checkBar()
    switch scene.promise {
    case .inSight:
      checkSight()
      checkClear()
    case .shifted: checkShift()
    }
    guard isKeyboardAway else { return }
    let now = RestingPlaces(phone)
    if let before = rest[situation] {
      if before != now { report("not at rest: \(before.difference(from: now))") }
    } else {
      rest[situation] = now
    }
  }

  /// The docked keyboard's top; one that is lifted or floats is not avoided.
  private var dockedTop: CGFloat? {
    guard let frame = phone.keyboardFrame else { return nil }
    let screen = phone.application.screen.bounds
    return frame.maxY >= screen.maxY && frame.width >= screen.width ? frame.minY : nil
  }

  /// What is typed into is between the bars and the keyboard where it fits there.
  private func checkSight() {
    guard let view = phone.focusedView, !hasScrolled, let bottom = bottomOfContent(for: view)
    else { return }
    var part = view.bounds
    if let textView = view as? UITextView, let range = textView.selectedTextRange {
      part = textView.caretRect(for: range.end)
    }
    let frame = view.convert(part, to: nil)
    let top = topOfContent(for: view)
    guard frame.height <= bottom - top else { return }
    if frame.maxY > bottom + 0.5 || frame.minY < top - 0.5 {
      report(
        "\(view.accessibilityIdentifier ?? "field") at \(frame.minY)…\(frame.maxY), in sight is "
          + "\(top)…\(bottom)")
    }
  }

  /// Below the navigation bar, if the view is under one, else below the status bar.
  private func topOfContent(for view: UIView) -> CGFloat {
    var responder: UIResponder? = view
    while let current = responder {
      if let navigation = current as? UINavigationController, !navigation.isNavigationBarHidden,
        !view.isDescendant(of: navigation.navigationBar)
      {
        return phone.presentedFrame(of: navigation.navigationBar).maxY
      }
      responder = current.next
    }
    return phone.window.safeAreaInsets.top
  }

  /// Below the upper inset of the scroll view around as well: R5 reveals between the insets.
  private func topOfRoom(for view: UIView) -> CGFloat {
    let top = topOfContent(for: view)
    guard let scrollView = scrollView(around: view) else { return top }
    let frame = phone.presentedFrame(of: scrollView)
    return max(top, frame.minY + scrollView.adjustedContentInset.top)
  }

  private func scrollView(around view: UIView) -> UIScrollView? {
    var ancestor = view.superview
    while let current = ancestor, !(current is UIScrollView) { ancestor = current.superview }
    return ancestor as? UIScrollView
  }

  /// Above the docked keyboard and what stands on that: the lower end of the scroll view around.
  private func bottomOfContent(for view: UIView) -> CGFloat? {
    guard let dockedTop else { return nil }
    let end = scrollView(around: view).map { phone.presentedFrame(of: $0).maxY }
    return min(dockedTop, end ?? dockedTop)
  }

  /// What the keyboard leaves clear, with the air of R5 around it, has not moved.
  private func checkClear() {
    guard let (view, frame, place) = clearFrame, view.isFirstResponder, view is UITextField,
      let bottom = bottomOfContent(for: view)
    else { return }
    guard frame.minY - 12 >= topOfRoom(for: view), frame.maxY + 12 <= bottom else { return }
    // A search field gets narrower by a button beside it, and may.
    let now = frameOnScreenful(of: view)
    if abs(now.minY - place.minY) > 0.01 { report("clear at \(place) but moved to \(now)") }
  }

  /// The screen is up by just the keyboard's height.
  private func checkShift() {
    guard let view = front?.viewIfLoaded, phone.focusedView != nil else { return }
    let up = dockedTop == nil ? 0 : phone.events.events.last?.end.height ?? 0
    if view.frame.minY != -up { report("at \(view.frame.minY), not up by \(up)") }
  }

  /// A frame in what is presented in front: a form sheet goes up as a whole where the keyboard
  /// would cover its end, and what is on it with it.
  private func frameOnScreenful(of view: UIView) -> CGRect {
    let frame = phone.presentedFrame(of: view)
    guard let front, front.modalPresentationStyle == .formSheet,
      front.presentingViewController != nil, let sheet = front.viewIfLoaded
    else { return frame }
    let origin = phone.presentedFrame(of: sheet).origin
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  private func checkBar() {
    guard let navigation = front as? UINavigationController,
      !navigation.navigationBar.prefersLargeTitles
    else { return }
    let frame = frameOnScreenful(of: navigation.navigationBar)
    if let before = bars[situation], before != frame {
      report("bar moved from \(before) to \(frame)")
    }
    bars[situation] = bars[situation] ?? frame
  }
}
