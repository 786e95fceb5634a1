import UIKit

extension ViewKind {
  static let toggle = ViewKind("UISwitch") { _ in
    UISwitch()
  } configure: { toggle, element, builder in
    ControlAttributes.apply(to: toggle, element)
    toggle.isOn = element.flag("on") ?? false
    if let color = builder.color(element, "onTintColor") { toggle.onTintColor = color }
    if let color = builder.color(element, "thumbTintColor") { toggle.thumbTintColor = color }
  }
}
