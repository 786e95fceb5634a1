import UIKit

/// What every view has.
@MainActor
enum ViewAttributes {
  static func apply(to view: UIView, _ element: MarkupElement, builder: SceneBuilder) {
    applyLooks(to: view, element, builder: builder)
    applyBehaviour(to: view, element)
    applyPriorities(to: view, element)
    applyMargins(to: view, element)
  }

  private static func applyLooks(
    to view: UIView, _ element: MarkupElement, builder: SceneBuilder
  ) {
    if let color = builder.color(element, "backgroundColor") { view.backgroundColor = color }
    if let color = builder.color(element, "tintColor") { view.tintColor = color }
    if let alpha = element.number("alpha") { view.alpha = min(max(alpha, 0), 1) }
    if element.flag("hidden") == true { view.isHidden = true }
    if let flag = element.flag("opaque") { view.isOpaque = flag }
    view.clipsToBounds = element.flag("clipsSubviews") ?? false
    if let mode = element.choice("contentMode", contentModes) { view.contentMode = mode }
  }

  private static func applyBehaviour(to view: UIView, _ element: MarkupElement) {
    if let tag = element.integer("tag") { view.tag = tag }
    if let flag = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = flag }
    if let flag = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
    if let flag = element.flag("autoresizesSubviews") { view.autoresizesSubviews = flag }
    if let direction = element.choice("semanticContentAttribute", directions) {
      view.semanticContentAttribute = direction
    }
    AccessibilityValue.apply(to: view, element)
  }

  private static func applyPriorities(to view: UIView, _ element: MarkupElement) {
    for (attribute, axis) in [
      ("horizontalHuggingPriority", NSLayoutConstraint.Axis.horizontal),
      ("verticalHuggingPriority", .vertical),
    ] {
      guard let priority = element.priority(attribute) else {
        continue
      }
      view.setContentHuggingPriority(priority, for: axis)
    }
    for (attribute, axis) in [
      ("horizontalCompressionResistancePriority", NSLayoutConstraint.Axis.horizontal),
      ("verticalCompressionResistancePriority", .vertical),
    ] {
      guard let priority = element.priority(attribute) else {
        continue
      }
      view.setContentCompressionResistancePriority(priority, for: axis)
    }
  }

  private static func applyMargins(to view: UIView, _ element: MarkupElement) {
    if let flag = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = flag
    }
    if let flag = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = flag
    }
    if let flag = element.flag("layoutMarginsFollowReadableWidth") {
      view.layoutMarginsFollowReadableWidth = flag
    }
    for key in ["layoutMargins", "directionalLayoutMargins"] {
      guard let margins = element.child(key: key) else { continue }
      view.directionalLayoutMargins = RectValue.margins(margins)
    }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let directions: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]
}

extension SceneBuilder {
  /// The colour that an element has in a role.
  func color(_ element: MarkupElement, _ key: String) -> UIColor? {
    element.child("color", key: key).flatMap { ColorValue.color($0, resources: resources) }
  }
}
