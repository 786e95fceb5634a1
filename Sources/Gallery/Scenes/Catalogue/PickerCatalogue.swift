import UIKit

/// Wheels with one and with several components.
final class PickerCatalogue: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let one = [["Red", "Orange", "Yellow", "Green", "Blue", "Violet"]]
  private static let several = [
    (1...12).map(String.init), (0..<60).map(String.init), ["am", "pm"],
  ]

  private let columns: [[String]]

  private init(_ columns: [[String]]) {
    self.columns = columns
  }

  /// A screen of pickers, which keeps their data sources.
  @MainActor
  static func makeController() -> UIViewController {
    let sources = [PickerCatalogue(one), PickerCatalogue(several)]
    return CatalogueViewController("Pickers") {
      [
        CatalogueRow("One component", .column, [sources[0].picker("one")]),
        CatalogueRow("Several components", .column, [sources[1].picker("several")]),
      ]
    }
  }

  @MainActor
  private func picker(_ identifier: String) -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.accessibilityIdentifier = identifier
    for (place, rows) in columns.enumerated() {
      picker.selectRow(rows.count / 2, inComponent: place, animated: false)
    }
    return picker
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { columns[component][row] }
}
