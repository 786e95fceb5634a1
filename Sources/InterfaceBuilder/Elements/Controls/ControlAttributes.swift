import UIKit

/// What every control has.
@MainActor
enum ControlAttributes {
  static func apply(to control: UIControl, _ element: MarkupElement) {
    if element.flag("enabled") == false { control.isEnabled = false }
    if element.flag("selected") == true { control.isSelected = true }
    if element.flag("highlighted") == true { control.isHighlighted = true }
    switch element["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    case "fill": control.contentHorizontalAlignment = .fill
    case "center": control.contentHorizontalAlignment = .center
    default: break
    }
    switch element["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    case "center": control.contentVerticalAlignment = .center
    default: break
    }
  }

  static func state(_ name: String?) -> UIControl.State? {
    switch name {
    case "normal": .normal
    case "highlighted": .highlighted
    case "selected": .selected
    case "disabled": .disabled
    default: nil
    }
  }
}
