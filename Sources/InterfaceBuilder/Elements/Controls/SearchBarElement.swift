import UIKit

extension ViewKind {
  static let searchBar = ViewKind("UISearchBar") { _ in
    UISearchBar()
  } configure: { bar, element, builder in
    bar.searchBarStyle =
      switch element["searchBarStyle"] {
      case "minimal": .minimal
      case "prominent": .prominent
      default: .default
      }
    bar.text = element.string("text")
    bar.placeholder = element.string("placeholder")
    bar.showsCancelButton = element.flag("showsCancelButton") ?? false
    if let color = builder.color(element, "barTintColor") { bar.barTintColor = color }
    TextInputTraitsValue.apply(
      element.child("textInputTraits", key: "textInputTraits"), to: bar.searchTextField)
    builder.noteIgnored(element, ["prompt", "showsBookmarkButton", "showsScopeBar"])
  }
}
