import UIKit

extension ViewKind {
  static let stackView = ViewKind("UIStackView") { _ in
    UIStackView()
  } configure: { stack, element, builder in
    if element["axis"] == "vertical" { stack.axis = .vertical }
    stack.distribution =
      switch element["distribution"] {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    stack.alignment =
      switch element["alignment"] {
      case "leading", "top": .leading
      case "center": .center
      case "trailing", "bottom": .trailing
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    stack.spacing =
      element["spacingType"] == "standard"
      ? UIStackView.spacingUseSystem : element.number("spacing") ?? 0
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
