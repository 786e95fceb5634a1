import Devices
import UIKit

/// All that decides how the keys look.
struct KeyboardState: Hashable {
  var plane = KeyboardPlane.letters
  var form = KeyboardForm.phone
  var look = KeyboardLook.classic
  var shift = ShiftState()
  var colors = KeyboardColors.light
  /// The label of the return key.
  var returnLabel = ""
  /// What stands on the return key of the rounded look in the place of its label.
  var returnSymbol: ReturnSymbol?
  /// Whether the return key stands out in blue.
  var isReturnAccented = false
  var isReturnEnabled = true
  /// Whether word keys are labelled in their lower corners, as on tablets with such keys.
  var hasCornerLabels = false
  /// Whether flicks downwards type second signs. The halves of a split keyboard have none.
  var hasSecondSigns = false
  /// Whether the keys are a track pad for the caret, and empty.
  var isMovingCaret = false

  /// Whether pressing a key opens a bubble above it. In the rounded look none opens
  /// (FACTS 2.7).
  func opensPopup(_ key: Key) -> Bool {
    form == .phone && look == .classic && !plane.isPad && key.isCharacter && key.rect.hasShape
      && key.flicks.isEmpty && key.rect.row < 3
  }

  /// Whether the key does anything now.
  func isEnabled(_ key: Key) -> Bool {
    key.rect.kind != .return || isReturnEnabled
  }

  /// What a key types now, or `nil` when it does something else.
  func text(of key: Key) -> String? {
    key.text(plane == .letters ? shift : ShiftState())
  }

  /// What holding a key offers now; empty where holding offers nothing.
  func variants(of key: Key) -> [String] {
    guard !key.variants.isEmpty, let text = text(of: key) else { return [] }
    if text == key.name { return key.variants }
    // What has no capital of one letter, such as the long s, is left out.
    let capitals = key.variants.dropFirst().map { $0.uppercased() }.filter { $0.count == 1 }
    return capitals.isEmpty ? [] : [text] + capitals
  }

  /// What a flick downwards on a key types now.
  func secondSign(of key: Key) -> String? { hasSecondSigns ? key.secondSign : nil }

  /// How a key looks now. One that has its letter in a bubble above it is covered by a finger and
  /// stays as it is.
  func look(
    of key: Key, isPressed: Bool, isPulled: Bool = false, hasPopup: Bool = true
  ) -> KeyLook {
    let isPressed = isPressed && !(hasPopup && opensPopup(key))
    return lookOfKey(key, isPressed: isPressed, isPulled: isPulled)
  }

  private func lookOfKey(_ key: Key, isPressed: Bool, isPulled: Bool) -> KeyLook {
    KeyLook(
      face: isMovingCaret && key.rect.hasShape
        ? .blank : isPulled ? .character(secondSign(of: key) ?? "") : face(of: key),
      ink: ink(of: key, isPressed: isPressed), secondInk: colors.secondSign,
      fill: key.rect.hasShape ? fill(of: key, isPressed: isPressed) : nil,
      shadowOpacity: key.rect.hasShape ? colors.shadowOpacity : 0)
  }

  // MARK: Faces

  private func face(of key: Key) -> KeyFace {
    switch key.rect.kind {
    case .character: characterFace(of: key)
    case .shift: cornerWord(of: key) ?? .shift(shift.phase)
    case .capsLock: cornerWord(of: key) ?? .capsLock(isOn: shift.phase == .locked)
    case .tab: cornerWord(of: key) ?? .tab
    case .delete: cornerWord(of: key) ?? .delete
    case .space: form == .phone && look == .classic ? .label(key.label ?? "") : .blank
    case .return:
      if look == .rounded, let returnSymbol {
        .returnSymbol(returnSymbol)
      } else {
        word(returnLabel, of: key)
      }
    case .plane: word(key.label ?? "", of: key)
    case .emoji: .face
    case .globe: .globe
    case .dictation: .microphone
    case .dismiss: .dismiss
    case .flickModifier: .label(key.label ?? "")
    case .flickAdvance: .advance
    case .flickReverse: .reverse
    }
  }

  private func characterFace(of key: Key) -> KeyFace {
    guard let legend = key.legend else { return .blank }
    if let label = legend.label { return .label(label) }
    if plane.isPad {
      return key.rect.hasShape
        ? .digit(legend.text, letters: legend.letters) : .traySign(legend.text)
    }
    if form != .phone, plane == .letters, key.isPair {
      return .pair(upper: legend.shifted, lower: legend.text)
    }
    let text = text(of: key) ?? legend.text
    if let sign = secondSign(of: key) { return .signed(text, sign: sign) }
    return text.count > 1 ? .label(text) : .character(text)
  }

  private func word(_ text: String, of key: Key) -> KeyFace {
    hasCornerLabels ? corner(text, of: key) : .label(text)
  }

  /// The key's own word, on tablets whose keys have one.
  private func cornerWord(of key: Key) -> KeyFace? {
    guard hasCornerLabels else { return nil }
    return key.label.map { corner($0, of: key) }
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
    case .character, .space: return isPressed ? colors.pressedLetterKey : colors.letterKey
    default: break
    }
    if isActive(key) { return hasCornerLabels ? colors.activeWordKey : colors.activeKey }
    if isPressed { return colors.pressedSpecialKey }
    return isAccented(key) ? colors.accentKey : colors.specialKey
  }

  private func ink(of key: Key, isPressed: Bool) -> CGColor {
    guard key.rect.hasShape else {
      let isTrayGlyph: Bool =
        switch key.rect.kind {
        case .emoji, .dictation, .globe: true
        default: false
        }
      let ink = isTrayGlyph ? colors.trayInk : colors.ink
      return isPressed ? CGColor(red: ink.red, green: ink.green, blue: ink.blue, alpha: 0.4) : ink
    }
    if !isEnabled(key) { return colors.disabledInk }
    if isActive(key) { return hasCornerLabels ? colors.activeWordInk : colors.activeInk }
    return isAccented(key) && !isPressed ? colors.accentInk : colors.ink
  }
}
