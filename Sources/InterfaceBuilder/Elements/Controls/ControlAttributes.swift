import UIKit

/// What every control has.
@MainActor
enum ControlAttributes {
  static func apply(to control: UIControl, _ element: MarkupElement) {
    if element.flag("enabled") == false { control.isEnabled = false }
    if element.flag("selected") == true { control.isSelected = true }
    if element.flag("highlighted") == true { control.isHighlighted = true }
    if let alignment = element.choice("contentHorizontalAlignment", horizontalAlignments) {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = element.choice("contentVerticalAlignment", verticalAlignments) {
      control.contentVerticalAlignment = alignment
    }
  }

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

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
