import UIKit

/// A sheet with a field, which makes room for the keyboard.
final class SearchSheetViewController: UIViewController, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let field = UISearchTextField()
    field.placeholder = "Where to?"
    field.accessibilityIdentifier = "sheet-search"
    field.delegate = self
    let places = ["Home", "Work", "Harbour", "Station"].map { name -> UIView in
      let row = UIStackView(arrangedSubviews: [
        UIImageView(image: UIImage(systemName: "mappin")), UILabel(name, style: .body), UIView(),
      ])
      row.spacing = 12
      return row
    }
    let column = UIStackView(arrangedSubviews: [field] + places)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 28),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
