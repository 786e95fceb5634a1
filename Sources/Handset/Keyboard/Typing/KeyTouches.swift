import Devices
import UIKit

/// Follows the fingers on the keyboard. Most keys act when the finger is lifted; shift, delete
/// and the keys that lead to other planes act when it goes down. A second finger commits what
/// the first one holds, so that fast typing loses nothing. Some keys do something else when they
/// are held.
@MainActor
final class KeyTouches {
  /// Seconds after which a key counts as held.
  static let holdDelay: TimeInterval = 0.5
  /// How far a finger moves on the key that puts a keyboard away before it drags the keyboard,
  /// points; estimated.
  static let placingDistance: CGFloat = 10
  /// How far a finger moves on a flick key before its direction counts, points.
  static let flickDistance: CGFloat = 14
  /// How far down a finger pulls a tablet key's second sign, points; estimated.
  static let pullDistance: CGFloat = 16

  private enum Role {
    /// Types, or does, what is under the finger when it is lifted.
    case key
    /// Types the second sign of the key where the finger went down.
    case pulled
    /// Types what the finger's direction leads to; `nil` for the key itself.
    case flick(Int?)
    /// Holds shift until lifted or moved to a letter.
    case shift
    /// Deletes again and again.
    case delete
    /// Has led to another plane; a character that the finger slides to is typed, and the plane
    /// before comes back.
    case plane(from: KeyboardPlane)
    /// Chooses among what the held key offers.
    case accents(AccentBarView)
    /// Chooses among the rows of a list, and does what the chosen one stands for.
    case menu(KeyMenuView, choose: (Int) -> Void)
    /// Moves a tablet's keyboard up and down; the finger's last place on the screen.
    case placing(CGPoint)
    /// Moves the caret, where there is one.
    case caret(CaretDrag?)
    /// Does nothing any more.
    case done
  }

  private struct Finger {
    let touch: UITouch
    let start: CGPoint
    var role: Role
    var key: KeyView?
    var hold: ScheduledEvent?
  }

  private unowned let view: SystemKeyboardView
  private var fingers: [Finger] = []
  private lazy var deleting = DeleteRepeat { [weak self] unit in
    switch unit {
    case .character: self?.view.keyboard?.deleteBackward()
    case .word: self?.view.keyboard?.deleteWordBackward()
    }
  }

  init(view: SystemKeyboardView) {
    self.view = view
  }

  private func index(of touch: UITouch) -> Int? {
    fingers.firstIndex { $0.touch === touch }
  }

  private func key(under touch: UITouch) -> KeyView? {
    let point = touch.location(in: view)
    return view.bounds.contains(point) ? view.keyView(at: point) : nil
  }

  // MARK: Phases

  func began(_ touch: UITouch) {
    commitWhatIsHeld()
    guard let keyboard = view.keyboard, let key = key(under: touch),
      keyboard.state.isEnabled(key.key)
    else { return }
    var finger = Finger(touch: touch, start: touch.location(in: view), role: .key, key: key)
    switch key.key.rect.kind {
    case .shift:
      finger.role = .shift
      finger.key = nil
      keyboard.pressShift()
    case .delete:
      finger.role = .delete
      press(key)
      deleting.start()
    case .plane(let plane):
      finger.role = .plane(from: keyboard.state.plane)
      finger.key = nil
      keyboard.show(plane)
    default:
      if !key.key.flicks.isEmpty { finger.role = .flick(nil) }
      press(key)
    }
    fingers.append(finger)
    waitForHold(fingers.count - 1)
  }

  func moved(_ touch: UITouch) {
    guard let index = index(of: touch) else { return }
    let under = key(under: touch)
    switch fingers[index].role {
    case .done: break
    case .accents(let bar): bar.select(at: touch.location(in: bar))
    case .menu(let menu, _): menu.select(at: touch.location(in: menu))
    case .caret(let drag): drag?.move(to: touch.location(in: nil))
    case .flick: flick(index, to: touch.location(in: view))
    case .delete:
      guard under !== fingers[index].key else { return }
      deleting.stop()
      move(index, to: nil)
      fingers[index].role = .done
    case .shift:
      guard let under, under.key.isCharacter else { return }
      fingers[index].role = .key
      view.keyboard?.releaseShift()
      move(index, to: under)
    case .plane:
      let isCharacter = under?.key.isCharacter ?? false
      move(index, to: isCharacter ? under : nil)
    case .placing(let last):
      let point = touch.location(in: nil)
      fingers[index].role = .placing(point)
      view.keyboard?.drag(by: CGVector(dx: 0, dy: point.y - last.y))
    case .key where isPlacing(index, touch):
      move(index, to: nil)
      fingers[index].role = .placing(touch.location(in: nil))
    case .key, .pulled: slide(index, to: touch.location(in: view), under)
    }
  }

  /// A finger on a key pulls its second sign down, or slides to another key.
  private func slide(_ index: Int, to point: CGPoint, _ under: KeyView?) {
    let finger = fingers[index]
    guard let keyboard = view.keyboard else { return }
    let (dx, dy) = (point.x - finger.start.x, point.y - finger.start.y)
    if let key = finger.key, key === view.keyView(at: finger.start),
      keyboard.state.secondSign(of: key.key) != nil, dy >= Self.pullDistance, dy > abs(dx)
    {
      fingers[index].role = .pulled
      fingers[index].hold?.cancel()
      view.pull(key, true, keyboard.state)
      return
    }
    if case .pulled = finger.role, let key = finger.key {
      fingers[index].role = .key
      view.pull(key, false, keyboard.state)
    }
    move(index, to: under.flatMap { canSlide(to: $0) ? $0 : nil })
  }

  /// Whether a finger that went down on the key which puts the keyboard away drags it instead.
  private func isPlacing(_ index: Int, _ touch: UITouch) -> Bool {
    guard fingers[index].key?.key.rect.kind == .dismiss else { return false }
    return abs(touch.location(in: view).y - fingers[index].start.y) >= Self.placingDistance
  }

  func ended(_ touch: UITouch) {
    guard let index = index(of: touch) else { return }
    let finger = fingers[index]
    lift(index)
    commit(finger)
  }

  func cancelled(_ touch: UITouch) {
    guard let index = index(of: touch) else { return }
    let finger = fingers[index]
    lift(index)
    switch finger.role {
    case .shift: view.keyboard?.releaseShift()
    case .accents, .menu: view.closeChoices()
    case .placing: view.keyboard?.endDrag()
    case .caret: view.keyboard?.setMovingCaret(false)
    default: break
    }
  }

  func cancelAll() {
    for finger in fingers { cancelled(finger.touch) }
  }

  /// All keys are about to be replaced.
  func forgetKeys() {
    for index in fingers.indices {
      fingers[index].hold?.cancel()
      switch fingers[index].role {
      case .delete:
        deleting.stop()
        fingers[index].role = .done
      case .accents, .menu, .flick, .pulled:
        view.closeChoices()
        fingers[index].role = .done
      default: break
      }
      fingers[index].key = nil
    }
  }

  // MARK: Holding

  private func waitForHold(_ index: Int) {
    fingers[index].hold?.cancel()
    fingers[index].hold = nil
    guard case .key = fingers[index].role, let key = fingers[index].key, canBeHeld(key) else {
      return
    }
    let touch = fingers[index].touch
    fingers[index].hold = UIApplication.shared.clock.schedule(after: Self.holdDelay) {
      [weak self] in
      self?.held(touch)
    }
  }

  private func canBeHeld(_ key: KeyView) -> Bool {
    switch key.key.rect.kind {
    case .character: view.keyboard?.state.variants(of: key.key).isEmpty == false
    case .space, .globe, .dismiss: true
    default: false
    }
  }

  private func held(_ touch: UITouch) {
    guard let index = index(of: touch), let key = fingers[index].key, let keyboard = view.keyboard
    else { return }
    let state = keyboard.state
    switch key.key.rect.kind {
    case .character:
      let bar = view.openAccents(state.variants(of: key.key), over: key, state)
      fingers[index].role = .accents(bar)
    case .globe:
      let (names, current) = keyboard.languageNames
      fingers[index].role = .menu(
        view.openMenu(names, current: current, over: key, state),
        choose: { [weak keyboard] in keyboard?.chooseLanguage($0) })
    case .dismiss:
      fingers[index].role = .menu(
        view.openMenu(keyboard.placementNames, current: nil, over: key, state),
        choose: { [weak keyboard] in keyboard?.choosePlacement($0) })
    case .space:
      fingers[index].role = .caret(CaretDrag(keyboard.input, from: touch.location(in: nil)))
      move(index, to: nil)
      keyboard.setMovingCaret(true)
    default: break
    }
  }

  private func flick(_ index: Int, to point: CGPoint) {
    guard let key = fingers[index].key, let state = view.keyboard?.state else { return }
    let start = fingers[index].start
    let (dx, dy) = (point.x - start.x, point.y - start.y)
    var direction: Int?
    if max(abs(dx), abs(dy)) >= Self.flickDistance {
      direction = abs(dx) > abs(dy) ? (dx < 0 ? 0 : 2) : (dy < 0 ? 1 : 3)
    }
    if let found = direction, !key.key.flicks.indices.contains(found) { direction = nil }
    fingers[index].role = .flick(direction)
    view.showFlick(
      key, text: direction.map { key.key.flicks[$0] } ?? key.key.name, index: direction, state)
  }

  // MARK: Acting

  /// Shift and delete act when a finger goes down on them, not when one slides there.
  private func canSlide(to key: KeyView) -> Bool {
    guard view.keyboard?.state.isEnabled(key.key) == true else { return false }
    return key.key.rect.kind != .shift && key.key.rect.kind != .delete
  }

  private func commitWhatIsHeld() {
    for index in fingers.indices {
      switch fingers[index].role {
      case .shift, .done, .caret, .placing: break
      case .delete:
        deleting.stop()
        move(index, to: nil)
        fingers[index].role = .done
      case .key, .plane, .flick, .pulled, .accents, .menu:
        let finger = fingers[index]
        guard finger.key != nil else { continue }
        move(index, to: nil)
        fingers[index].role = .done
        commit(finger)
      }
    }
  }

  private func commit(_ finger: Finger) {
    guard let keyboard = view.keyboard else { return }
    switch finger.role {
    case .done, .delete: break
    case .placing: keyboard.endDrag()
    case .shift: keyboard.releaseShift()
    case .key:
      if let key = finger.key { keyboard.perform(key.key) }
    case .pulled:
      if let sign = (finger.key?.key).flatMap({ keyboard.state.secondSign(of: $0) }) {
        keyboard.typeFromKey(sign)
      }
    case .flick(let direction):
      guard let key = finger.key?.key else { return }
      if let direction { keyboard.typeFlick(key.flicks[direction]) } else { keyboard.perform(key) }
    case .accents(let bar):
      view.closeChoices()
      keyboard.typeFromKey(bar.text)
    case .menu(let menu, let choose):
      view.closeChoices()
      if let row = menu.selected { choose(row) }
    case .caret: keyboard.setMovingCaret(false)
    case .plane(let previous):
      guard let key = finger.key else { return }
      keyboard.perform(key.key)
      keyboard.show(previous)
    }
  }

  private func lift(_ index: Int) {
    if case .delete = fingers[index].role { deleting.stop() }
    move(index, to: nil)
    fingers[index].hold?.cancel()
    fingers.remove(at: index)
  }

  private func move(_ index: Int, to key: KeyView?) {
    let old = fingers[index].key
    guard old !== key else { return }
    fingers[index].key = key
    if let old { release(old) }
    if let key { press(key) }
    waitForHold(index)
  }

  private func press(_ key: KeyView) {
    guard let state = view.keyboard?.state else { return }
    view.press(key, state)
  }

  private func release(_ key: KeyView) {
    guard let state = view.keyboard?.state else { return }
    view.release(key, state)
  }
}
