import UIKit

extension ViewKind {
  static let stepper = ViewKind("UIStepper") { _ in
    UIStepper()
  } configure: { stepper, element, builder in
    ControlAttributes.apply(to: stepper, element)
    if let number = element.number("minimumValue") { stepper.minimumValue = Double(number) }
    if let number = element.number("maximumValue") {
      stepper.maximumValue = max(stepper.minimumValue, Double(number))
    }
    if let number = element.number("stepValue"), number > 0 { stepper.stepValue = Double(number) }
    stepper.value = Double(element.number("value") ?? 0)
    stepper.wraps = element.flag("wraps") ?? false
    stepper.autorepeat = element.flag("autorepeat") ?? true
    stepper.isContinuous = element.flag("continuous") ?? true
  }
}
