/// The part of a view that the keyboard covers; where there is none, the strip below the safe
/// area. Constraints to its top edge move with the keyboard (FACTS 5.1).
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide is also the frame of a keyboard that floats or is undocked. Otherwise
  /// such a keyboard counts as hidden.
  public var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { keyboardDidMove() } }
  }

  /// Whether the guide ends at the safe area while no keyboard is there; otherwise it has no
  /// height then.
  public var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { keyboardDidMove() } }
  }

  override init() {
    super.init()
    identifier = "UIViewKeyboardLayoutGuide"
    UIApplication.shared.keyboard.register(self)
  }

  required init?(coder: NSCoder) {
    nil
  }

  public override var layoutFrame: CGRect {
    guard let owningView, let place = fixedPlace else { return .zero }
    let bounds = owningView.bounds
    guard let x = place.horizontal.start, let width = place.horizontal.length,
      let y = place.vertical.start
    else {
      let height = place.vertical.length ?? 0
      return CGRect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
    return CGRect(
      x: bounds.minX + x, y: bounds.minY + y, width: width, height: place.vertical.length ?? 0)
  }

  override var isTracking: Bool { true }

  override var fixedPlace: LayoutPlace? {
    guard let owningView else { return nil }
    if let frame = undockedFrame(in: owningView) {
      return LayoutPlace(
        horizontal: LayoutSpan(start: frame.minX, length: frame.width),
        vertical: LayoutSpan(start: frame.minY, length: frame.height))
    }
    return LayoutPlace(
      horizontal: LayoutSpan(start: 0, end: 0),
      vertical: LayoutSpan(length: height(in: owningView), end: 0))
  }

  override func solutionDidChange() {}

  /// Of a docked or hidden keyboard: from the higher of its top and the bottom of the safe area
  /// down to the bottom edge of the view.
  private func height(in view: UIView) -> CGFloat {
    let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let keyboard = keyboardFrame(in: view), isDocked else { return rest }
    return max(rest, view.bounds.maxY - keyboard.minY)
  }

  private func undockedFrame(in view: UIView) -> CGRect? {
    guard followsUndockedKeyboard, !isDocked, let frame = keyboardFrame(in: view) else {
      return nil
    }
    return frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
  }

  private var isDocked: Bool {
    guard let frame = UIApplication.shared.keyboard.currentFrame else { return false }
    let screen = UIScreen.main.bounds
    return frame.maxY >= screen.maxY && frame.width >= screen.width
  }

  private func keyboardFrame(in view: UIView) -> CGRect? {
    guard view.window != nil, let frame = UIApplication.shared.keyboard.currentFrame else {
      return nil
    }
    return frame.applying(view.toScreen.inverted())
  }
}

extension UIKeyboardLayoutGuide: KeyboardFollowing {
  func keyboardDidMove() {
    guard let state = itemRecord.state else { return }
    state.engine?.noteStalePlace(state)
    owningView?.window?.layoutIfNeeded()
  }
}
