import Foundation

/// The shift key: off, on for one letter, or locked, and how taps, typing and the text before
/// the caret move it.
struct ShiftState: Hashable {
  enum Phase: Hashable {
    case off
    case on
    case locked
  }

  /// Two taps within this many seconds lock.
  static let doubleTapInterval: TimeInterval = 0.3

  private(set) var phase = Phase.off
  /// Whether a finger rests on the key; then it stays on from letter to letter.
  private(set) var isHeld = false

  /// Whether the text, not a finger, turned it on. Then it makes capitals but does not change
  /// digits into signs.
  private(set) var isAutomatic = false

  private var lastTap: TimeInterval?
  private var isUsedWhileHeld = false

  var isOn: Bool { phase != .off }

  /// A finger goes down on the key at `time`.
  mutating func press(at time: TimeInterval) {
    let isDouble = lastTap.map { time - $0 <= Self.doubleTapInterval } ?? false
    lastTap = isDouble ? nil : time
    isHeld = true
    isUsedWhileHeld = false
    isAutomatic = false
    if isDouble {
      phase = .locked
    } else {
      phase = phase == .off ? .on : .off
    }
  }

  /// The finger is lifted. Answers whether something was typed meanwhile, so that the text
  /// decides again.
  mutating func release() -> Bool {
    isHeld = false
    return isUsedWhileHeld
  }

  /// The key of its own that some tablets have.
  mutating func toggleLock() {
    phase = phase == .locked ? .off : .locked
    isAutomatic = false
  }

  /// As taps would have left it.
  mutating func set(_ shift: KeyboardPose.Shift) {
    isAutomatic = false
    switch shift {
    case .off: phase = .off
    case .on: phase = .on
    case .locked: phase = .locked
    }
  }

  /// Something was typed: a second tap no longer makes a double one.
  mutating func noteTyping() {
    lastTap = nil
    if isHeld { isUsedWhileHeld = true }
  }

  /// The text before the caret asks for a capital, or not. It does not say anything to a lock
  /// or to a finger on the key.
  mutating func follow(wantsCapital: Bool) {
    guard phase != .locked, !isHeld else { return }
    phase = wantsCapital ? .on : .off
    isAutomatic = wantsCapital
  }

  /// Another field is typed into.
  mutating func reset() {
    self = ShiftState()
  }
}
