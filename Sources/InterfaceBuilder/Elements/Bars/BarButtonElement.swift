import UIKit

/// Makes buttons of bars.
@MainActor
enum BarButtonElement {
  static func makeAll(in elements: [MarkupElement], builder: SceneBuilder) -> [UIBarButtonItem] {
    elements.filter { $0.name == "barButtonItem" }.map { make($0, builder: builder) }
  }

  static func make(_ element: MarkupElement, builder: SceneBuilder) -> UIBarButtonItem {
    let item: UIBarButtonItem = builder.custom(element) ?? bare(element)
    builder.register(item, as: element)
    BarItemAttributes.apply(to: item, element, builder: builder)
    if let style = element.choice("style", styles) { item.style = style }
    if let width = element.number("width"), width > 0 { item.width = width }
    if let color = builder.color(element, "tintColor") { item.tintColor = color }
    if let view = element.child(key: "customView") { item.customView = builder.makeView(view) }
    return item
  }

  private static func bare(_ element: MarkupElement) -> UIBarButtonItem {
    guard let system = element.choice("systemItem", systemItems) else { return UIBarButtonItem() }
    return UIBarButtonItem(systemItem: system)
  }

  /// Bordered buttons were those of before iOS 7.
  private static let styles: [String: UIBarButtonItem.Style] = [
    "plain": .plain, "bordered": .plain, "done": .done,
  ]

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]
}

/// What every item of a bar has.
@MainActor
enum BarItemAttributes {
  static func apply(to item: UIBarItem, _ element: MarkupElement, builder: SceneBuilder) {
    if let title = element.string("title") { item.title = title }
    if let image = builder.image(element, "image") { item.image = image }
    if element.flag("enabled") == false { item.isEnabled = false }
    if let tag = element.integer("tag") { item.tag = tag }
    item.accessibilityIdentifier = element.child("accessibility")?["identifier"]
  }
}
