import UIKit

/// Fields of every border in every state, search bars and a text view.
@MainActor
enum FieldCatalogue {
  private static let borders: [(name: String, style: UITextField.BorderStyle)] = [
    ("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect),
  ]

  static func rows() -> [UIView] {
    var rows: [UIView] = borders.map { border in
      CatalogueRow(
        "Border \(border.name): empty, with text, off limits", .column,
        [
          field(border.style) { $0.accessibilityIdentifier = border.name },
          field(border.style) { $0.text = "Some text" },
          field(border.style) { $0.text = "Some text" }.showing(.disabled),
        ])
    }
    rows += extras()
    rows.append(searches())
    rows.append(textViews())
    return rows
  }

  private static func field(
    _ style: UITextField.BorderStyle = .roundedRect, _ change: (UITextField) -> Void
  ) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.placeholder = "Placeholder"
    change(field)
    return field
  }

  private static func extras() -> [UIView] {
    [
      CatalogueRow(
        "Clear button, secret, views at the ends, centred, right", .column,
        [
          field {
            $0.text = "Can be cleared"
            $0.clearButtonMode = .always
          },
          field {
            $0.text = "open sesame"
            $0.isSecureTextEntry = true
          },
          field {
            $0.text = "Views"
            $0.leftView = symbol("envelope")
            $0.leftViewMode = .always
            $0.rightView = symbol("checkmark")
            $0.rightViewMode = .always
          },
          field {
            $0.text = "Centred"
            $0.textAlignment = .center
          },
          field {
            $0.text = "Right"
            $0.textAlignment = .right
            $0.textColor = .systemIndigo
            $0.font = .boldSystemFont(ofSize: 17)
          },
        ])
    ]
  }

  private static func symbol(_ name: String) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.contentMode = .center
    view.tintColor = .secondaryLabel
    view.frame = CGRect(x: 0, y: 0, width: 32, height: 24)
    return view
  }

  // MARK: Search bars

  private static func searches() -> UIView {
    CatalogueRow(
      "Search bars: default, prominent, minimal, text and cancel, a prompt and scopes", .column,
      [
        search(.default), search(.prominent), search(.minimal),
        search(.minimal) {
          $0.text = "Words"
          $0.showsCancelButton = true
        },
        search(.default) {
          $0.prompt = "Where are they?"
          $0.scopeButtonTitles = ["Here", "There", "Everywhere"]
          $0.showsScopeBar = true
          $0.selectedScopeButtonIndex = 1
        },
        search(.default) {
          $0.barTintColor = .systemTeal
          $0.placeholder = "A colour of its own"
        },
      ])
  }

  private static func search(
    _ style: UISearchBar.Style, _ change: (UISearchBar) -> Void = { _ in }
  ) -> UISearchBar {
    let bar = UISearchBar()
    bar.searchBarStyle = style
    bar.placeholder = "Search"
    change(bar)
    return bar
  }

  // MARK: Text views

  private static func textViews() -> UIView {
    CatalogueRow(
      "Text views: to edit, to read", .column,
      [true, false].map { isEditable in
        let view = UITextView()
        view.text = "Several lines of text,\none below the other."
        view.font = .systemFont(ofSize: 17)
        view.isEditable = isEditable
        view.backgroundColor = isEditable ? .secondarySystemBackground : .systemBackground
        view.layer.cornerRadius = 8
        view.heightAnchor.constraint(equalToConstant: 64).isActive = true
        return view
      })
  }
}
