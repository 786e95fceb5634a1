import UIKit

/// Makes items of tab bars.
@MainActor
enum TabBarItemElement {
  static func make(_ element: MarkupElement, builder: SceneBuilder) -> UITabBarItem {
    let item: UITabBarItem = builder.custom(element) ?? UITabBarItem()
    builder.register(item, as: element)
    if let (title, symbol) = systemItems[element["systemItem"] ?? ""] {
      item.title = title
      item.image = UIImage(systemName: symbol)
    }
    BarItemAttributes.apply(to: item, element, builder: builder)
    item.selectedImage = builder.image(element, "selectedImage")
    item.badgeValue = element.string("badgeValue")
    if let color = builder.color(element, "badgeColor") { item.badgeColor = color }
    return item
  }

  /// The words of the system's items, and symbols that are like their pictures.
  private static let systemItems: [String: (title: String, symbol: String)] = [
    "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"),
    "featured": ("Featured", "star.fill"), "topRated": ("Top Rated", "star.fill"),
    "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.fill"),
    "history": ("History", "clock.fill"), "bookmarks": ("Bookmarks", "bookmark.fill"),
    "search": ("Search", "magnifyingglass"), "downloads": ("Downloads", "arrow.down"),
    "mostRecent": ("Most Recent", "clock.fill"), "mostViewed": ("Most Viewed", "list.bullet"),
  ]
}
