import UIKit

/// What is being bought, with the checkout as a form sheet over it.
final class BasketViewController: UIViewController {
  private var wasShown = false

  /// The screen under its bar.
  static func inNavigation() -> UIViewController {
    UINavigationController(rootViewController: BasketViewController())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Basket"
    view.backgroundColor = .systemGroupedBackground
    let button = UIButton.prominent("Check Out", identifier: "check-out") { [weak self] in
      self?.checkOut(animated: true)
    }
    FormScrollView([
      FormCard(nil, rows: Self.items.map { PriceRow($0, $1) }),
      FormCard(nil, rows: [PriceRow("Total", "£41.40", isBold: true)]),
      button,
    ]).fill(view)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !wasShown else { return }
    wasShown = true
    checkOut(animated: false)
  }

  private func checkOut(animated: Bool) {
    let sheet = UINavigationController(rootViewController: CheckoutViewController())
    sheet.modalPresentationStyle = .formSheet
    present(sheet, animated: animated)
  }

  static let items = [
    ("Mountain Huts of the North", "£18.00"), ("Map, 1:25,000", "£14.50"),
    ("Tin of tea", "£8.90"),
  ]
}
