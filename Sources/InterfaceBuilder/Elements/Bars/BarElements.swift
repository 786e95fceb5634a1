import UIKit

extension ViewKind {
  static let navigationBar = ViewKind("UINavigationBar") { _ in
    UINavigationBar()
  } configure: { bar, element, builder in
    bar.isTranslucent = element.flag("translucent") ?? true
    if let style = element.choice("barStyle", BarStyle.named) { bar.barStyle = style }
    bar.prefersLargeTitles = element.flag("largeTitles") ?? false
    if let color = builder.color(element, "barTintColor") { bar.barTintColor = color }
    bar.titleTextAttributes = TextValue.attributes(
      element.child("textAttributes", key: "titleTextAttributes"), resources: builder.resources)
    bar.largeTitleTextAttributes = TextValue.attributes(
      element.child("textAttributes", key: "largeTitleTextAttributes"),
      resources: builder.resources)
    let items = element.list("items").filter { $0.name == "navigationItem" }
    if !items.isEmpty {
      bar.items = items.map {
        let item = UINavigationItem()
        NavigationItemElement.fill(item, with: $0, builder: builder)
        return item
      }
    }
  }

  static let toolbar = ViewKind("UIToolbar") { _ in
    UIToolbar()
  } configure: { bar, element, builder in
    if let style = element.choice("barStyle", BarStyle.named) { bar.barStyle = style }
    bar.isTranslucent = element.flag("translucent") ?? true
    if let color = builder.color(element, "barTintColor") { bar.barTintColor = color }
    let items = BarButtonElement.makeAll(in: element.list("items"), builder: builder)
    if !items.isEmpty { bar.items = items }
  }

  static let tabBar = ViewKind("UITabBar") { _ in
    UITabBar()
  } configure: { bar, element, builder in
    if let style = element.choice("barStyle", BarStyle.named) { bar.barStyle = style }
    bar.isTranslucent = element.flag("translucent") ?? true
    if let color = builder.color(element, "barTintColor") { bar.barTintColor = color }
    // The name before iOS 8.
    if let color = builder.color(element, "selectedImageTintColor") { bar.tintColor = color }
    let items = element.list("items").filter { $0.name == "tabBarItem" }
    if !items.isEmpty {
      bar.items = items.map { TabBarItemElement.make($0, builder: builder) }
      bar.selectedItem = element["selectedItem"].flatMap {
        builder.object($0) as? UITabBarItem
      }
    }
  }
}

/// The styles of bars by the names that files use.
enum BarStyle {
  /// The last two are those of before iOS 7.
  static let named: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
  ]
}
