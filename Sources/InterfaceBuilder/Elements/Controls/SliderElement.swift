import UIKit

extension ViewKind {
  static let slider = ViewKind("UISlider") { _ in
    UISlider()
  } configure: { slider, element, builder in
    ControlAttributes.apply(to: slider, element)
    slider.minimumValue = Float(element.number("minValue") ?? 0)
    slider.maximumValue = max(slider.minimumValue, Float(element.number("maxValue") ?? 1))
    slider.value = Float(element.number("value") ?? 0)
    slider.isContinuous = element.flag("continuous") ?? true
    slider.minimumValueImage = builder.image(element, "minimumValueImage")
    slider.maximumValueImage = builder.image(element, "maximumValueImage")
    if let color = builder.color(element, "minimumTrackTintColor") {
      slider.minimumTrackTintColor = color
    }
    if let color = builder.color(element, "maximumTrackTintColor") {
      slider.maximumTrackTintColor = color
    }
    if let color = builder.color(element, "thumbTintColor") { slider.thumbTintColor = color }
  }
}
