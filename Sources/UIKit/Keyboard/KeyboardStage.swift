/// The views that the keyboard consists of, and their places: the system's keys or a view of the
/// app's in their place, and above them the accessory.
@MainActor
final class KeyboardStage {
  weak var host: (any KeyboardHost)?

  /// A view on no screen that has the frame of the whole keyboard and is moved by the same
  /// animations: what is seen of the keyboard at an instant is read from its layer.
  let tracker = UIView()

  private(set) var accessory: InputHolder?
  private(set) var inputView: InputHolder?
  private(set) var showsSystemKeys = false
  /// The height of the accessory in points, as of the last `measure()`.
  private(set) var accessoryHeight: CGFloat = 0
  /// The height of the app's keys in points, as of the last `measure()`.
  private(set) var inputViewHeight: CGFloat = 0

  // MARK: Content

  /// Takes in other views; those that leave are out at once. `systemKeys` is the place of the
  /// system's keys where they are wanted. What is new starts below the screen, an accessory
  /// behind the keys that are there.
  func install(_ views: InputViews, systemKeys: CGRect?) {
    let bottom = UIScreen.main.bounds.maxY
    let top = min(tracker.frame.height > 0 ? tracker.frame.minY : bottom, bottom)
    exchange(&accessory, for: views.accessory, from: top)
    exchange(&inputView, for: views.keys, from: bottom)
    let wants = views.keys == nil && systemKeys != nil
    if wants, !showsSystemKeys, let systemKeys {
      UIView.performWithoutAnimation {
        host?.keyboardView.frame = CGRect(
          origin: CGPoint(x: systemKeys.minX, y: bottom), size: systemKeys.size)
        host?.keyboardView.layoutIfNeeded()
      }
    }
    showsSystemKeys = wants
    measure()
  }

  private func exchange(
    _ holder: inout InputHolder?, for part: InputViews.Part?, from top: CGFloat
  ) {
    if let holder, let part, holder.content === part.view, holder.content.superview === holder {
      holder.provider = part.provider
      return
    }
    remove(holder)
    holder = part.map { InputHolder($0) }
    guard let holder, let window = host?.keyboardView.window else { return }
    window.takesNoFocus = true
    let width = UIScreen.main.bounds.width
    UIView.performWithoutAnimation {
      holder.frame = CGRect(
        x: 0, y: top, width: width, height: holder.height(forWidth: width))
      holder.controller?.beginAppearanceTransition(true, animated: false)
      if let keys = host?.keyboardView, keys.superview === window {
        window.insertSubview(holder, belowSubview: keys)
      } else {
        window.addSubview(holder)
      }
      holder.layoutIfNeeded()
      holder.controller?.endAppearanceTransition()
    }
  }

  private func remove(_ holder: InputHolder?) {
    guard let holder else { return }
    holder.controller?.beginAppearanceTransition(false, animated: false)
    holder.removeFromSuperview()
    holder.letGo()
    holder.controller?.endAppearanceTransition()
  }

  /// Asks the app's views how high they want to be.
  func measure() {
    let width = UIScreen.main.bounds.width
    accessoryHeight = accessory?.height(forWidth: width) ?? 0
    inputViewHeight = inputView?.height(forWidth: width) ?? 0
  }

  /// Whether one of the app's views may want another height.
  var isAnythingToLayOut: Bool {
    accessory?.isAnythingToLayOut == true || inputView?.isAnythingToLayOut == true
  }

  /// Takes the app's views out once the keyboard is away.
  func clear() {
    install(.none, systemKeys: nil)
  }

  // MARK: Places

  /// The place of the whole keyboard, given that of the system's keys; `nil` when nothing would
  /// be on the screen. Keys of the app's stand on the safe area, which is theirs to fill.
  func frame(systemKeys: CGRect?) -> CGRect? {
    let screen = UIScreen.main.bounds
    var keys = systemKeys
    if inputView != nil {
      let height = inputViewHeight + UIScreen.main.safeAreaInsets.bottom
      keys =
        inputViewHeight > 0
        ? CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height) : nil
    }
    guard accessoryHeight > 0 else { return keys }
    let below =
      keys
      ?? CGRect(
        x: 0, y: screen.maxY - restingStrip, width: screen.width, height: restingStrip)
    return CGRect(
      x: below.minX, y: below.minY - accessoryHeight, width: below.width,
      height: below.height + accessoryHeight)
  }

  /// The strip below an accessory without keys, points.
  var restingStrip: CGFloat { UIScreen.main.safeAreaInsets.bottom }

  /// Where the whole keyboard was put, without what it is aside, in screen coordinates.
  private(set) var wholePlace = CGRect.zero
  /// How far it stands to the right of its place, points.
  private(set) var aside: CGFloat = 0

  /// Moves everything sideways, to where it stands so many points to the right of its place.
  func stand(aside: CGFloat) {
    guard aside != self.aside else { return }
    self.aside = aside
    place(in: wholePlace)
  }

  private var hasKeys: Bool { showsSystemKeys || inputViewHeight > 0 }

  /// Puts all views to where the whole keyboard has `frame`. `keysDrop` is how far keys that are
  /// about to leave have gone down from the accessory, points.
  func place(in place: CGRect, keysDrop: CGFloat = 0) {
    wholePlace = place
    let frame = place.offsetBy(dx: aside, dy: 0)
    tracker.frame = frame
    let below = CGRect(
      x: frame.minX, y: frame.minY + accessoryHeight + keysDrop, width: frame.width,
      height: max(0, frame.height - accessoryHeight))
    placeSystemKeys(below)
    inputView?.frame = below
    inputView?.layoutIfNeeded()
    let strip = hasKeys || accessory?.isSelfSizing == false ? 0 : restingStrip
    accessory?.setSafeArea(strip)
    accessory?.frame = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: accessoryHeight + strip)
    accessory?.layoutIfNeeded()
  }

  private func placeSystemKeys(_ frame: CGRect) {
    guard let keys = host?.keyboardView else { return }
    if showsSystemKeys {
      keys.frame = frame
    } else if keys.frame.minY < UIScreen.main.bounds.maxY {
      keys.frame.origin.y = UIScreen.main.bounds.maxY
    }
    keys.layoutIfNeeded()
  }

  /// Shows everything 0 … 1 opaque.
  func setAlpha(_ alpha: CGFloat) {
    host?.keyboardView.alpha = alpha
    accessory?.alpha = alpha
    inputView?.alpha = alpha
  }
}
