import UIKit

/// Events of controls by the names that files use.
enum ControlEvents {
  static func named(_ name: String?) -> UIControl.Event? {
    switch name {
    case "touchDown": .touchDown
    case "touchDownRepeat": .touchDownRepeat
    case "touchDragInside": .touchDragInside
    case "touchDragOutside": .touchDragOutside
    case "touchDragEnter": .touchDragEnter
    case "touchDragExit": .touchDragExit
    case "touchUpInside": .touchUpInside
    case "touchUpOutside": .touchUpOutside
    case "touchCancel": .touchCancel
    case "valueChanged": .valueChanged
    case "primaryActionTriggered": .primaryActionTriggered
    case "editingDidBegin": .editingDidBegin
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    default: nil
    }
  }
}
