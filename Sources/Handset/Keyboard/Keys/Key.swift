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
  /// What holding the key offers while shift is off, what it types first.
  var variants: [String] = []
  /// What a flick downwards types, on a tablet.
  var secondSign: String?

  init(_ rect: KeyRect, in geometry: KeyboardGeometry, legends: KeyboardLegends) {
    self.rect = rect
    let (plane, form) = (geometry.plane, geometry.form)
    legend = legends.legend(of: rect, plane: plane, form: form, bottomRow: geometry.bottomRow)
    switch rect.kind {
    case .character:
      name = legend?.text ?? ""
      secondSign = legends.secondSign(of: rect, plane: plane, form: form)
      variants = legends.variants(of: name)
    case .shift:
      name = "shift"
      label = legends.keyWords?.shift
    case .capsLock:
      name = "capsLock"
      label = legends.keyWords?.capsLock
    case .tab:
      name = "tab"
      label = legends.keyWords?.tab
    case .delete:
      name = "delete"
      label = legends.keyWords?.delete
    case .space:
      name = "space"
      label = legends.space
    case .return: name = "return"
    case .plane(let target):
      name = target.rawValue
      label = legends.label(ofKeyTo: target, form: form)
    case .emoji: name = "emoji"
    case .globe: name = "globe"
    case .dictation: name = "dictation"
    case .dismiss: name = "dismiss"
    case .flickModifier:
      name = "modifier"
      label = legends.flickModifierLabel
    case .flickAdvance: name = "advance"
    case .flickReverse: name = "reverse"
    }
  }

  var isCharacter: Bool {
    if case .character = rect.kind { return true }
    return false
  }

  /// What flicks to the left, up, right and down type.
  var flicks: [String] { legend?.flicks ?? [] }

  /// Whether shift changes the key into another sign instead of a capital.
  var isPair: Bool {
    legend?.isPair ?? false
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
