import Devices
import UIKit

/// The keyboard: the tray with its keys and, on top, the bar for suggestions.
///
/// The keys keep to the bottom edge, so that a bar which comes or goes does not move them.
@MainActor
public final class SystemKeyboardView: UIView {
  let bar: SuggestionBarView
  private(set) var keyViews: [KeyView] = []

  weak var keyboard: SystemKeyboard?

  /// Whether there are keys below the bar; with a hardware keyboard there are none.
  var showsKeys: Bool {
    get { !keysView.isHidden }
    set { keysView.isHidden = !newValue }
  }

  private let keysView = UIView()
  private var geometry: KeyboardGeometry?
  private var popups: [ObjectIdentifier: KeyPopupView] = [:]
  private lazy var fingers = KeyTouches(view: self)

  init() {
    bar = SuggestionBarView(colors: .light)
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    accessibilityIdentifier = "keyboard"
    keysView.isUserInteractionEnabled = false
    addSubview(keysView)
    addSubview(bar)
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
    keyViews.forEach { $0.removeFromSuperview() }
    self.geometry = geometry
    keyViews = keys.map {
      KeyView(key: $0, look: state.look(of: $0, isPressed: false), typography: typography)
    }
    keyViews.forEach { keysView.addSubview($0) }
    setNeedsLayout()
  }

  /// Brings all keys and the tray up to date. Keys that look as before are not drawn again.
  func refresh(_ state: KeyboardState) {
    backgroundColor = UIColor(cgColor: state.colors.tray)
    bar.colors = state.colors
    for view in keyViews { refresh(view, state) }
  }

  private func refresh(_ view: KeyView, _ state: KeyboardState) {
    view.look = state.look(of: view.key, isPressed: view.isPressed)
  }

  /// The key with a name: what it types without shift, what it does, or what stands on it.
  func keyView(named name: String) -> KeyView? {
    keyViews.first { $0.key.name == name } ?? keyViews.first { $0.shows(name) }
  }

  /// The key that types `text` now, in small or capital letters.
  func keyView(typing text: String, _ state: KeyboardState) -> KeyView? {
    keyViews.first { state.text(of: $0.key) == text }
      ?? keyViews.first { $0.key.legend?.text == text || $0.key.legend?.shifted == text }
  }

  /// The key that a touch in this view's space belongs to.
  func keyView(at point: CGPoint) -> KeyView? {
    guard let key = geometry?.key(at: convert(point, to: keysView)) else { return nil }
    return keyViews.first { $0.key.rect == key }
  }

  /// The keyboard's frame shows the bar at its top while there is one.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let barHeight = keyboard?.barHeight ?? 0
    bar.isHidden = barHeight == 0
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
    guard let geometry else { return }
    keysView.frame = CGRect(
      x: 0, y: bounds.height - geometry.size.height, width: geometry.size.width,
      height: geometry.size.height)
  }

  /// Colours follow the style.
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    keyboard?.colorsDidChange()
  }

  // MARK: Pressing

  /// Shows a key as pressed. Every press needs its release.
  func press(_ view: KeyView, _ state: KeyboardState) {
    view.pressCount += 1
    guard view.pressCount == 1 else { return }
    refresh(view, state)
    guard state.opensPopup(view.key), case .character(let text) = view.look.face else { return }
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
    popups.removeValue(forKey: ObjectIdentifier(view))?.removeFromSuperview()
    refresh(view, state)
  }

  // MARK: Touches

  /// Lifts all fingers without typing.
  func cancelTouches() {
    fingers.cancelAll()
  }

  /// Fingers go down on keys.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard showsKeys else { return }
    touches.forEach(fingers.began)
  }

  /// Fingers slide from key to key.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach(fingers.moved)
  }

  /// Fingers are lifted, which types.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach(fingers.ended)
  }

  /// Fingers are taken away, which types nothing.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach(fingers.cancelled)
  }
}
