import UIKit

/// Reads what a navigation bar shows for a controller.
@MainActor
enum NavigationItemElement {
  static func fill(
    _ item: UINavigationItem, with element: MarkupElement, builder: SceneBuilder
  ) {
    builder.register(item, as: element)
    if let title = element.string("title") { item.title = title }
    item.prompt = element.string("prompt")
    item.backButtonTitle = element.string("backButtonTitle")
    item.hidesBackButton = element.flag("hidesBackButton") ?? false
    item.leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton") ?? false
    if let mode = element.choice("largeTitleDisplayMode", titleModes) {
      item.largeTitleDisplayMode = mode
    }
    item.backBarButtonItem = element.child(key: "backBarButtonItem").map {
      BarButtonElement.make($0, builder: builder)
    }
    let left = buttons(element, "left", builder: builder)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = buttons(element, "right", builder: builder)
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let title = element.child(key: "titleView") { item.titleView = builder.makeView(title) }
  }

  private static let titleModes: [String: UINavigationItem.LargeTitleDisplayMode] = [
    "automatic": .automatic, "always": .always, "never": .never,
  ]

  /// A single button has a key of its own, several stand in a list.
  private static func buttons(
    _ element: MarkupElement, _ side: String, builder: SceneBuilder
  ) -> [UIBarButtonItem] {
    let single = element.child(key: "\(side)BarButtonItem").map { [$0] } ?? []
    return BarButtonElement.makeAll(
      in: single + element.list("\(side)BarButtonItems"), builder: builder)
  }
}
