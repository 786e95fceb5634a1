import UIKit

extension ControllerKind {
  static let split = ControllerKind { _ in
    UISplitViewController(style: .unspecified)
  } configure: { controller, element, builder in
    controller.adopt(style: element.choice("style", SplitAttributes.styles) ?? .unspecified)
    SplitAttributes.apply(to: controller, element)
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
  static let styles: [String: UISplitViewController.Style] = [
    "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
  ]

  static func apply(
    to controller: UISplitViewController, _ element: MarkupElement
  ) {
    if let mode = element.choice("preferredDisplayMode", modes) {
      controller.preferredDisplayMode = mode
    }
    if let edge = element.choice("primaryEdge", edges) { controller.primaryEdge = edge }
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

  private static let edges: [String: UISplitViewController.PrimaryEdge] = [
    "leading": .leading, "trailing": .trailing,
  ]

  /// The second names are those of before iOS 14.
  private static let modes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary,
  ]
}
