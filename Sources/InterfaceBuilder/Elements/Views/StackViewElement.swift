import UIKit

extension ViewKind {
  static let stackView = ViewKind("UIStackView") { _ in
    UIStackView()
  } configure: { stack, element, builder in
    StackAttributes.apply(to: stack, element)
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
    // Margins that are given explicitly are meant to be kept.
    stack.isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement")
      ?? (element.child(key: "layoutMargins") != nil
        || element.child(key: "directionalLayoutMargins") != nil)
    for child in element.list("subviews") {
      if let view = builder.makeView(child, isArranged: true) { stack.addArrangedSubview(view) }
    }
  }
}

/// Reads how stack views line up what is in them.
@MainActor
enum StackAttributes {
  /// The attributes that say so.
  static let names: Set<String> = ["axis", "distribution", "alignment", "spacing", "spacingType"]

  static func apply(to stack: UIStackView, _ element: MarkupElement) {
    stack.axis = element.choice("axis", axes) ?? .horizontal
    stack.distribution = element.choice("distribution", distributions) ?? .fill
    stack.alignment = element.choice("alignment", alignments) ?? .fill
    stack.spacing =
      element["spacingType"] == "standard"
      ? UIStackView.spacingUseSystem : element.number("spacing") ?? 0
  }

  private static let axes: [String: NSLayoutConstraint.Axis] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "center": .center,
    "trailing": .trailing, "bottom": .trailing, "firstBaseline": .firstBaseline,
    "lastBaseline": .lastBaseline,
  ]
}
