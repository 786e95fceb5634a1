import UIKit

/// Makes items of tab bars.
@MainActor
enum TabBarItemElement {
  static func make(_ element: MarkupElement, builder: SceneBuilder) -> UITabBarItem {
    let item: UITabBarItem = builder.custom(element) ?? UITabBarItem()
    builder.register(item, as: element)
    if let (word, symbol) = element.choice("systemItem", systemItems) {
      item.title = word.text
      item.image = UIImage(systemName: symbol)
    }
    BarItemAttributes.apply(to: item, element, builder: builder)
    item.selectedImage = builder.image(element, "selectedImage")
    item.badgeValue = element.string("badgeValue")
    if let color = builder.color(element, "badgeColor") { item.badgeColor = color }
    return item
  }

  /// The words of the system's items, and symbols that are like their pictures.
  private static let systemItems: [String: (word: SystemWord, symbol: String)] = [
    "more": (.more, "ellipsis"), "favorites": (.favorites, "star.fill"),
    "featured": (.featured, "star.fill"), "topRated": (.topRated, "star.fill"),
    "recents": (.recents, "clock.fill"), "contacts": (.contacts, "person.crop.circle.fill"),
    "history": (.history, "clock.fill"), "bookmarks": (.bookmarks, "book.fill"),
    "search": (.search, "magnifyingglass"), "downloads": (.downloads, "arrow.down"),
    "mostRecent": (.mostRecent, "clock.fill"), "mostViewed": (.mostViewed, "list.bullet"),
  ]
}
