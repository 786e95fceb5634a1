import Devices
import Foundation

/// One key of the plane that shows, with what stands on it.
struct Key: Hashable {
  var rect: KeyRect
  /// What a character key types.
  var legend: KeyLegend?
  /// The fixed label of a key that has one.
  var label: String?
  /// What the key is found by: what it types without shift, or what it does.
  var name: String

  init(_ rect: KeyRect, plane: KeyboardPlane, form: KeyboardForm, legends: KeyboardLegends) {
    self.rect = rect
    legend = legends.legend(of: rect, plane: plane, form: form)
    switch rect.kind {
    case .character: name = legend?.text ?? ""
    case .shift: name = "shift"
    case .capsLock: name = "capsLock"
    case .tab: name = "tab"
    case .delete: name = "delete"
    case .space:
      name = "space"
      label = legends.space
    case .return: name = "return"
    case .plane(let target):
      name = target.rawValue
      label = legends.label(ofKeyTo: target, form: form)
    case .emoji: name = "emoji"
    case .dictation: name = "dictation"
    case .dismiss: name = "dismiss"
    }
  }

  var isCharacter: Bool {
    if case .character = rect.kind { return true }
    return false
  }

  /// Whether shift changes the key into another sign instead of a capital.
  var isPair: Bool {
    legend.map { $0.shifted != $0.text.uppercased() } ?? false
  }

  /// What the key types under a state of shift, or `nil` when it does something else.
  func text(_ shift: ShiftState) -> String? {
    switch rect.kind {
    case .character:
      shift.isOn && !(isPair && shift.isAutomatic) ? legend?.shifted : legend?.text
    case .space: " "
    case .tab: "\t"
    default: nil
    }
  }
}
