import KeyboardAvoidance
import UIKit

/// A screen of rows below each other, each with the looks of a control under a name.
final class CatalogueViewController: UIViewController {
  private let makeRows: () -> [UIView]

  /// A screen with a title; `rows` are made when the screen is.
  init(_ title: String, rows: @escaping @MainActor () -> [UIView]) {
    makeRows = rows
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// There are no archives of it.
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    avoidKeyboard()
    FormScrollView([UILabel.title(title ?? "")] + makeRows(), spacing: 14).fill(view)
  }
}
