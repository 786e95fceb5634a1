import UIKit

extension ViewKind {
  static let label = ViewKind("UILabel") { _ in
    UILabel()
  } configure: { label, element, builder in
    if let font = FontValue.font(of: element) { label.font = font }
    if let color = builder.color(element, "textColor") { label.textColor = color }
    label.highlightedTextColor = builder.color(element, "highlightedColor")
    if let color = builder.color(element, "shadowColor") { label.shadowColor = color }
    if let offset = element.child(key: "shadowOffset").flatMap(RectValue.size) {
      label.shadowOffset = offset
    }
    if let alignment = TextValue.alignment(element, "textAlignment") {
      label.textAlignment = alignment
    }
    if let mode = TextValue.lineBreakMode(element) { label.lineBreakMode = mode }
    if let lines = element.integer("numberOfLines") { label.numberOfLines = max(0, lines) }
    if let width = element.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = width
    }
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    if let factor = element.number("minimumScaleFactor") {
      label.minimumScaleFactor = factor
    } else if let size = element.number("minimumFontSize"), label.font.pointSize > 0 {
      label.minimumScaleFactor = size / label.font.pointSize
    }
    if let adjustment = element.choice("baselineAdjustment", baselines) {
      label.baselineAdjustment = adjustment
    }
    label.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    if element.flag("enabled") == false { label.isEnabled = false }
    if element.flag("highlighted") == true { label.isHighlighted = true }
    if let text = element.child("attributedString", key: "attributedText") {
      label.attributedText = TextValue.attributed(text, resources: builder.resources)
    } else {
      label.text = element.string("text")
    }
  }

  private static let baselines: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
