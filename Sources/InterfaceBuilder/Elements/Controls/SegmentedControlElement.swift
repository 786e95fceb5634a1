import UIKit

extension ViewKind {
  static let segmentedControl = ViewKind("UISegmentedControl") { _ in
    UISegmentedControl()
  } configure: { control, element, builder in
    ControlAttributes.apply(to: control, element)
    control.apportionsSegmentWidthsByContent =
      element.flag("apportionsSegmentWidthsByContent") ?? false
    control.isMomentary = element.flag("momentary") ?? false
    control.removeAllSegments()
    for (index, segment) in element.list("segments").enumerated() {
      if let image = builder.image(segment, "image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
      }
      if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
      if let width = segment.number("width"), width > 0 {
        control.setWidth(width, forSegmentAt: index)
      }
    }
    if let index = element.integer("selectedSegmentIndex"), index < control.numberOfSegments {
      control.selectedSegmentIndex = max(index, UISegmentedControl.noSegment)
    }
    if let color = builder.color(element, "selectedSegmentTintColor") {
      control.selectedSegmentTintColor = color
    }
  }
}
