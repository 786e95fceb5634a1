import Devices
import UIKit

/// All that decides how the keys look.
struct KeyboardState: Hashable {
  var plane = KeyboardPlane.letters
  var form = KeyboardForm.phone
  var shift = ShiftState()
  var colors = KeyboardColors.light
  /// The label of the return key.
  var returnLabel = ""
  /// Whether the return key stands out in blue.
  var isReturnAccented = false
  var isReturnEnabled = true
  /// Whether word keys are labelled in their lower corners, as on tablets with such keys.
  var hasCornerLabels = false

  /// Whether pressing a key opens a bubble above it.
  func opensPopup(_ key: Key) -> Bool {
    form == .phone && !plane.isPad && key.isCharacter && key.rect.hasShape
  }

  /// Whether the key does anything now.
  func isEnabled(_ key: Key) -> Bool {
    key.rect.kind != .return || isReturnEnabled
  }

  /// What a key types now, or `nil` when it does something else.
  func text(of key: Key) -> String? {
    key.text(plane == .letters ? shift : ShiftState())
  }

  /// How a key looks now.
  func look(of key: Key, isPressed: Bool) -> KeyLook {
    KeyLook(
      face: face(of: key), ink: ink(of: key, isPressed: isPressed),
      fill: key.rect.hasShape ? fill(of: key, isPressed: isPressed) : nil,
      shadowOpacity: key.rect.hasShape ? colors.shadowOpacity : 0)
  }

  // MARK: Faces

  private func face(of key: Key) -> KeyFace {
    switch key.rect.kind {
    case .character: characterFace(of: key)
    case .shift: hasCornerLabels ? corner("shift", of: key) : .shift(shift.phase)
    case .capsLock: corner("caps lock", of: key)
    case .tab: corner("tab", of: key)
    case .delete: hasCornerLabels ? corner("delete", of: key) : .delete
    case .space: form == .phone ? .label(key.label ?? "") : .blank
    case .return: word(returnLabel, of: key)
    case .plane: word(key.label ?? "", of: key)
    case .emoji: .face
    case .dictation: .microphone
    case .dismiss: .dismiss
    }
  }

  private func characterFace(of key: Key) -> KeyFace {
    guard let legend = key.legend else { return .blank }
    if plane.isPad {
      let label = legend.label ?? legend.text
      if legend.label != nil { return .label(label) }
      return key.rect.hasShape ? .digit(label, letters: legend.letters) : .traySign(label)
    }
    if form != .phone, plane == .letters, key.isPair {
      return .pair(upper: legend.shifted, lower: legend.text)
    }
    return .character(text(of: key) ?? legend.text)
  }

  private func word(_ text: String, of key: Key) -> KeyFace {
    hasCornerLabels ? corner(text, of: key) : .label(text)
  }

  private func corner(_ text: String, of key: Key) -> KeyFace {
    .cornerLabel(text, isLeft: key.rect.index == 0)
  }

  // MARK: Colours

  private func isActive(_ key: Key) -> Bool {
    switch key.rect.kind {
    case .shift: shift.isOn
    case .capsLock: shift.phase == .locked
    default: false
    }
  }

  private func isAccented(_ key: Key) -> Bool {
    key.rect.kind == .return && isReturnAccented && isReturnEnabled
  }

  private func fill(of key: Key, isPressed: Bool) -> CGColor {
    switch key.rect.kind {
    case .character where opensPopup(key): return colors.letterKey
    case .character, .space: return isPressed ? colors.pressedLetterKey : colors.letterKey
    default: break
    }
    if isActive(key) { return colors.activeKey }
    if isPressed { return colors.pressedSpecialKey }
    return isAccented(key) ? colors.accentKey : colors.specialKey
  }

  private func ink(of key: Key, isPressed: Bool) -> CGColor {
    guard key.rect.hasShape else {
      let isTrayGlyph = key.rect.kind == .emoji || key.rect.kind == .dictation
      let ink = isTrayGlyph ? colors.trayInk : colors.ink
      return isPressed ? CGColor(red: ink.red, green: ink.green, blue: ink.blue, alpha: 0.4) : ink
    }
    if !isEnabled(key) { return colors.disabledInk }
    if isActive(key) { return colors.activeInk }
    return isAccented(key) && !isPressed ? colors.accentInk : colors.ink
  }
}
