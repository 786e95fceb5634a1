import Devices
import UIKit

/// Follows the fingers on the keyboard. Most keys act when the finger is lifted; shift, delete
/// and the keys that lead to other planes act when it goes down. A second finger commits what
/// the first one holds, so that fast typing loses nothing.
@MainActor
final class KeyTouches {
  private enum Role {
    /// Types, or does, what is under the finger when it is lifted.
    case key
    /// Holds shift until lifted or moved to a letter.
    case shift
    /// Deletes again and again.
    case delete
    /// Has led to another plane; a character that the finger slides to is typed, and the plane
    /// before comes back.
    case plane(from: KeyboardPlane)
    /// Does nothing any more.
    case done
  }

  private struct Finger {
    let touch: UITouch
    var role: Role
    var key: KeyView?
  }

  private unowned let view: SystemKeyboardView
  private var fingers: [Finger] = []
  private lazy var deleting = DeleteRepeat { [weak self] in
    self?.view.keyboard?.deleteBackward()
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
    var finger = Finger(touch: touch, role: .key, key: key)
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
      press(key)
    }
    fingers.append(finger)
  }

  func moved(_ touch: UITouch) {
    guard let index = index(of: touch) else { return }
    let under = key(under: touch)
    switch fingers[index].role {
    case .done: break
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
    case .key:
      move(index, to: under.flatMap { canSlide(to: $0) ? $0 : nil })
    }
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
    if case .shift = finger.role { view.keyboard?.releaseShift() }
  }

  func cancelAll() {
    for finger in fingers { cancelled(finger.touch) }
  }

  /// All keys are about to be replaced.
  func forgetKeys() {
    for index in fingers.indices {
      if case .delete = fingers[index].role {
        deleting.stop()
        fingers[index].role = .done
      }
      fingers[index].key = nil
    }
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
      case .shift, .done: break
      case .delete:
        deleting.stop()
        move(index, to: nil)
        fingers[index].role = .done
      case .key, .plane:
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
    case .shift: keyboard.releaseShift()
    case .key:
      if let key = finger.key { keyboard.perform(key.key) }
    case .plane(let previous):
      guard let key = finger.key else { return }
      keyboard.perform(key.key)
      keyboard.show(previous)
    }
  }

  private func lift(_ index: Int) {
    if case .delete = fingers[index].role { deleting.stop() }
    move(index, to: nil)
    fingers.remove(at: index)
  }

  private func move(_ index: Int, to key: KeyView?) {
    let old = fingers[index].key
    guard old !== key else { return }
    fingers[index].key = key
    if let old { release(old) }
    if let key { press(key) }
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
