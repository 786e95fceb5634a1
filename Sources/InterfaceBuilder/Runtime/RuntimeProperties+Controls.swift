import UIKit

extension RuntimeProperties {
  static func addButtons(to registry: InterfaceRegistry) {
    registry.outlet("enabled", \UIControl.isEnabled)
    registry.outlet("selected", \UIControl.isSelected)
    registry.outlet("highlighted", \UIControl.isHighlighted)
    registry.number("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
    registry.number("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
  }

  static func addValueControls(to registry: InterfaceRegistry) {
    registry.outlet("on", \UISwitch.isOn)
    registry.outlet("onTintColor", \UISwitch.onTintColor)
    registry.outlet("thumbTintColor", \UISwitch.thumbTintColor)
    registry.outlet("value", \UISlider.value)
    registry.outlet("minimumValue", \UISlider.minimumValue)
    registry.outlet("maximumValue", \UISlider.maximumValue)
    registry.outlet("continuous", \UISlider.isContinuous)
    registry.outlet("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    registry.outlet("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    registry.outlet("thumbTintColor", \UISlider.thumbTintColor)
    registry.outlet("minimumValueImage", \UISlider.minimumValueImage)
    registry.outlet("maximumValueImage", \UISlider.maximumValueImage)
    registry.outlet("value", \UIStepper.value)
    registry.outlet("minimumValue", \UIStepper.minimumValue)
    registry.outlet("maximumValue", \UIStepper.maximumValue)
    registry.outlet("stepValue", \UIStepper.stepValue)
    registry.outlet("continuous", \UIStepper.isContinuous)
    registry.outlet("autorepeat", \UIStepper.autorepeat)
    registry.outlet("wraps", \UIStepper.wraps)
    registry.outlet("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    registry.outlet("momentary", \UISegmentedControl.isMomentary)
    registry.outlet(
      "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
    registry.outlet("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    addPagesAndProgress(to: registry)
    registry.number("datePickerMode", \UIDatePicker.datePickerMode)
    registry.outlet("minuteInterval", \UIDatePicker.minuteInterval)
    registry.outlet("countDownDuration", \UIDatePicker.countDownDuration)
  }

  private static func addPagesAndProgress(to registry: InterfaceRegistry) {
    registry.outlet("progress", \UIProgressView.progress)
    registry.outlet("progressTintColor", \UIProgressView.progressTintColor)
    registry.outlet("trackTintColor", \UIProgressView.trackTintColor)
    registry.outlet("currentPage", \UIPageControl.currentPage)
    registry.outlet("numberOfPages", \UIPageControl.numberOfPages)
    registry.outlet("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
    registry.outlet("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
    registry.outlet(
      "currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
    registry.outlet("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    registry.outlet("color") { (view: UIActivityIndicatorView, color: UIColor) in
      view.color = color
    }
  }
}
