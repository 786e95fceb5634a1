import Devices
import UIKit

/// The keyboard: the tray with its keys and, on top, the bar for suggestions.
///
/// The keys keep to the bottom edge, so that a bar which comes or goes does not move them.
@MainActor
public final class SystemKeyboardView: UIView {
  let bar: KeyboardBarView
  private(set) var keyViews: [KeyView] = []
  private(set) var emojiPanel: EmojiPanelView?

  weak var keyboard: SystemKeyboard?

  /// Whether there are keys below the bar; with a hardware keyboard there are none.
  var showsKeys = true {
    didSet { updateVisibility() }
  }

  let keysView = UIView()
  /// The trays of a split keyboard.
  private var halves: [UIView] = []
  /// The bar at the bottom of a floating keyboard, to move it by.
  private let handle = UIView()
  private var handleDrag: CGPoint?
  private var geometry: KeyboardGeometry?
  var popups: [ObjectIdentifier: UIView] = [:]
  /// The bubble with the choices of a held key, or the list of languages.
  var accents: AccentBarView?
  var menu: KeyMenuView?
  private lazy var fingers = KeyTouches(view: self)

  init() {
    bar = KeyboardBarView(colors: .light)
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    accessibilityIdentifier = "keyboard"
    keysView.isUserInteractionEnabled = false
    addSubview(keysView)
    addSubview(bar)
    handle.isUserInteractionEnabled = false
    handle.isHidden = true
    handle.layer.cornerRadius = 2.5
    addSubview(handle)
  }

  /// There are no archives of it.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Content

  /// Replaces all keys.
  func show(
    _ keys: [Key], geometry: KeyboardGeometry, typography: KeyTypography, state: KeyboardState
  ) {
    fingers.forgetKeys()
    popups.values.forEach { $0.removeFromSuperview() }
    popups = [:]
    self.geometry = geometry
    halves.forEach { $0.removeFromSuperview() }
    halves = geometry.halves.map(UIView.init(frame:))
    halves.forEach { keysView.addSubview($0) }
    // Keys that stay where and what they are keep their views, which may be on their way.
    let old = keyViews
    keyViews = keys.map { key in
      old.first { $0.key == key && $0.typography == typography }
        ?? KeyView(key: key, look: state.look(of: key, isPressed: false), typography: typography)
    }
    for view in old where !keyViews.contains(view) { view.removeFromSuperview() }
    for view in keyViews {
      view.pressCount = 0
      view.isPulled = false
      keysView.addSubview(view)
      refresh(view, state)
    }
    setNeedsLayout()
  }

  /// Puts the emoji panel in the place of the keys, or the keys back.
  func showEmoji(_ panel: EmojiPanelView?) {
    if panel !== emojiPanel {
      emojiPanel?.removeFromSuperview()
      emojiPanel = panel
      if let panel {
        cancelTouches()
        addSubview(panel)
      }
    }
    updateVisibility()
    setNeedsLayout()
  }

  private func updateVisibility() {
    let hasPanel = emojiPanel.map { !$0.isSearching } ?? false
    keysView.isHidden = !showsKeys || hasPanel
    emojiPanel?.isHidden = !showsKeys
  }

  /// What the tray is made of: that of the keys or of the emoji panel.
  func tray(_ state: KeyboardState) -> KeyboardMaterial {
    emojiPanel != nil && showsKeys ? state.colors.emojiTray : state.colors.tray
  }

  /// Brings all keys and the tray up to date. Keys that look as before are not drawn again.
  func refresh(_ state: KeyboardState) {
    let tray = tray(state)
    if isInHalves { KeyboardMaterial.remove(from: self) } else { tray.apply(to: self) }
    halves.forEach(tray.apply)
    bar.colors = state.colors
    emojiPanel?.colors = state.colors
    applyTray(state)
    for view in keyViews { refresh(view, state) }
  }

  /// The tray of a keyboard that floats is a card with a shadow.
  private func applyTray(_ state: KeyboardState) {
    let isFloating = keyboard?.isFloating == true
    layer.cornerCurve = .continuous
    layer.cornerRadius =
      isFloating ? Self.floatingCorner : state.look == .rounded ? Self.roundedCorner : 0
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.maskedCorners =
      isFloating ? upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : upper
    layer.shadowOpacity = isFloating ? 0.25 : 0
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    handle.isHidden = !isFloating
    handle.backgroundColor = UIColor(cgColor: state.colors.trayInk)
  }

  /// A floating keyboard's corners and the strip with its handle, points; estimated.
  static let floatingCorner: CGFloat = 14
  static let handleHeight: CGFloat = 20

  /// The tray's upper corners in the rounded look, points; estimated from pictures of iOS 26.
  static let roundedCorner: CGFloat = 27

  private func refresh(_ view: KeyView, _ state: KeyboardState) {
    view.look = state.look(
      of: view.key, isPressed: view.isPressed, isPulled: view.isPulled, hasPopup: view.hasPopup)
  }

  /// The key with a name: what it types without shift, what it does, or what stands on it.
  func keyView(named name: String) -> KeyView? {
    guard !keysView.isHidden else { return nil }
    return keyViews.first { $0.key.name == name } ?? keyViews.first { $0.shows(name) }
  }

  /// The key that types `text` now, in small or capital letters.
  func keyView(typing text: String, _ state: KeyboardState) -> KeyView? {
    keyViews.first { state.text(of: $0.key) == text }
      ?? keyViews.first { $0.key.legend?.text == text || $0.key.legend?.shifted == text }
  }

  /// The key that a touch in this view's space belongs to.
  func keyView(at point: CGPoint) -> KeyView? {
    guard !keysView.isHidden,
      let key = geometry?.key(at: convert(point, to: keysView))
    else { return nil }
    return keyViews.first { $0.key.rect == key }
  }

  /// Whether the app is seen and touched in the middle.
  private var isInHalves: Bool { !halves.isEmpty && !keysView.isHidden }

  /// Between the halves of a split keyboard there is the app.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard isInHalves else { return super.point(inside: point, with: event) }
    return halves.contains { $0.frame.contains(convert(point, to: keysView)) }
  }

  /// The keyboard's frame shows the bar at its top while there is one.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let barHeight = keyboard?.barHeight ?? 0
    bar.isHidden = barHeight == 0
    emojiPanel?.frame = bounds
    guard let geometry else {
      bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
      return
    }
    let isFloating = keyboard?.isFloating == true
    handle.frame = CGRect(x: bounds.midX - 18, y: bounds.height - 12, width: 36, height: 5)
    let below = isFloating ? Self.handleHeight : 0
    keysView.frame = CGRect(
      x: 0, y: bounds.height - geometry.size.height - below, width: geometry.size.width,
      height: geometry.size.height)
    bar.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: barHeight + geometry.barReach)
  }

  /// Colours follow the style.
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    keyboard?.colorsDidChange()
  }

  // MARK: Pressing

  /// Shows a key as pressed, with what it types above it unless told not to. Every press needs its
  /// release.
  func press(_ view: KeyView, _ state: KeyboardState, opensPopup: Bool = true) {
    view.pressCount += 1
    guard view.pressCount == 1 else { return }
    view.hasPopup = opensPopup
    refresh(view, state)
    guard opensPopup, state.opensPopup(view.key), case .character(let text) = view.look.face else {
      return
    }
    let popup = KeyPopupView(
      shape: KeyPopupShape(
        over: convert(view.frame, from: keysView), left: 0, right: bounds.width,
        isLandscape: keyboard?.orientation.isLandscape ?? false),
      text: text, font: view.font(of: text), colors: state.colors)
    popups[ObjectIdentifier(view)] = popup
    addSubview(popup)
  }

  /// Ends a press.
  func release(_ view: KeyView, _ state: KeyboardState) {
    guard view.pressCount > 0 else { return }
    view.pressCount -= 1
    guard view.pressCount == 0 else { return }
    view.isPulled = false
    popups.removeValue(forKey: ObjectIdentifier(view))?.removeFromSuperview()
    refresh(view, state)
  }

  /// Shows whether a finger has pulled a key's second sign down.
  func pull(_ view: KeyView, _ isPulled: Bool, _ state: KeyboardState) {
    guard view.isPulled != isPulled else { return }
    view.isPulled = isPulled
    refresh(view, state)
  }

  /// Shows what the direction of a finger on a flick key types; `index` counts left, up, right
  /// and down, and is `nil` for the key itself.
  func showFlick(_ view: KeyView, text: String, index: Int?, _ state: KeyboardState) {
    popups.removeValue(forKey: ObjectIdentifier(view))?.removeFromSuperview()
    let directions = [
      CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0),
      CGVector(dx: 0, dy: 1),
    ]
    guard let index else { return }
    let popup = FlickPopupView(
      text: text, over: convert(view.frame, from: keysView), direction: directions[index],
      font: view.font(of: text), colors: state.colors)
    popups[ObjectIdentifier(view)] = popup
    addSubview(popup)
  }

  // MARK: Touches

  /// Lifts all fingers without typing.
  func cancelTouches() {
    fingers.cancelAll()
    closeChoices()
  }

  /// Fingers go down on keys.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard showsKeys else { return }
    if let touch = touches.first, !handle.isHidden,
      touch.location(in: self).y > bounds.height - Self.handleHeight
    {
      handleDrag = touch.location(in: nil)
      return
    }
    touches.forEach(fingers.began)
  }

  /// Fingers slide from key to key.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let start = handleDrag, let point = touches.first?.location(in: nil) {
      handleDrag = point
      keyboard?.drag(by: CGVector(dx: point.x - start.x, dy: point.y - start.y))
      return
    }
    touches.forEach(fingers.moved)
  }

  /// Fingers are lifted, which types.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if handleDrag != nil { keyboard?.endDrag() }
    handleDrag = nil
    touches.forEach(fingers.ended)
  }

  /// Fingers are taken away, which types nothing.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if handleDrag != nil { keyboard?.endDrag() }
    handleDrag = nil
    touches.forEach(fingers.cancelled)
  }
}
