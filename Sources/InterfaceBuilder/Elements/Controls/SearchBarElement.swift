import UIKit

extension ViewKind {
  static let searchBar = ViewKind("UISearchBar") { _ in
    UISearchBar()
  } configure: { bar, element, builder in
    if let style = element.choice("searchBarStyle", searchBarStyles) { bar.searchBarStyle = style }
    if let style = element.choice("barStyle", BarStyle.named) { bar.barStyle = style }
    bar.text = element.string("text")
    bar.placeholder = element.string("placeholder")
    bar.showsCancelButton = element.flag("showsCancelButton") ?? false
    if let prompt = element.string("prompt") { bar.prompt = prompt }
    let scopes = element.list("scopeButtonTitles").filter { $0.name == "string" }
    if !scopes.isEmpty {
      for scope in scopes { scope.touch() }
      bar.scopeButtonTitles = scopes.map(\.text)
      bar.showsScopeBar = element.flag("showsScopeBar") ?? false
    }
    if let color = builder.color(element, "barTintColor") { bar.barTintColor = color }
    TextInputTraitsValue.apply(
      element.child("textInputTraits", key: "textInputTraits"), to: bar.searchTextField)
  }

  private static let searchBarStyles: [String: UISearchBar.Style] = [
    "default": .default, "minimal": .minimal, "prominent": .prominent,
  ]
}
