import UIKit

extension ControllerKind {
  static let split = ControllerKind { _ in
    UISplitViewController(style: .unspecified)
  } configure: { controller, element, builder in
    let style: UISplitViewController.Style =
      switch element["style"] {
      case "doubleColumn": .doubleColumn
      case "tripleColumn": .tripleColumn
      default: .unspecified
      }
    controller.adopt(style: style)
    SplitAttributes.apply(to: controller, element, builder: builder)
    let loader = builder.loader
    let columns: [(UISplitViewController.Column, [UIViewController])] = [
      (
        .primary, loader.controllersInside(element, "masterViewController", "primaryViewController")
      ),
      (.supplementary, loader.controllersInside(element, "supplementaryViewController")),
      (
        .secondary,
        loader.controllersInside(element, "detailViewController", "secondaryViewController")
      ),
      (.compact, loader.controllersInside(element, "compactViewController")),
    ]
    for (column, inside) in columns {
      if let first = inside.first { controller.setViewController(first, for: column) }
    }
  }
}

/// Reads which columns are seen and how wide they are.
@MainActor
private enum SplitAttributes {
  static func apply(
    to controller: UISplitViewController, _ element: MarkupElement, builder: SceneBuilder
  ) {
    if let name = element["preferredDisplayMode"] {
      if let mode = modes[name] {
        controller.preferredDisplayMode = mode
      } else {
        builder.noteIgnored(element, ["preferredDisplayMode"])
      }
    }
    if element["primaryEdge"] == "trailing" { controller.primaryEdge = .trailing }
    if let flag = element.flag("presentsWithGesture") { controller.presentsWithGesture = flag }
    if let part = element.number("preferredPrimaryColumnWidthFraction") {
      controller.preferredPrimaryColumnWidthFraction = part
    }
    if let width = element.number("preferredPrimaryColumnWidth") {
      controller.preferredPrimaryColumnWidth = width
    }
    if let width = element.number("minimumPrimaryColumnWidth") {
      controller.minimumPrimaryColumnWidth = width
    }
    if let width = element.number("maximumPrimaryColumnWidth") {
      controller.maximumPrimaryColumnWidth = width
    }
  }

  /// The second names are those of before iOS 14.
  private static let modes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary,
  ]
}
