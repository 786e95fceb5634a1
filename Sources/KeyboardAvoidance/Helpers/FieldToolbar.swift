import UIKit

/// The bar above the keys with which one goes from field to field, and ends.
@MainActor
final class FieldToolbar: UIToolbar {
  private unowned let avoider: KeyboardAvoider
  private weak var field: UIView?

  private lazy var back = step("chevron.up", by: -1, identifier: "previous")
  private lazy var onward = step("chevron.down", by: 1, identifier: "next")

  init(for avoider: KeyboardAvoider) {
    self.avoider = avoider
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
    accessibilityIdentifier = "field-toolbar"
    let done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.field?.endEditing(true) })
    items = [back, onward, UIBarButtonItem(systemItem: .flexibleSpace), done]
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func step(_ symbol: String, by step: Int, identifier: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: symbol),
      primaryAction: UIAction { [weak self] _ in self?.move(by: step) })
    item.accessibilityIdentifier = identifier
    return item
  }

  private var fields: [UIView] {
    (avoider.controller?.viewIfLoaded?.fieldsInReadingOrder ?? []).filter { !$0.isLeftToKeyboard }
  }

  /// Gives the bar to all fields that are there.
  func install() {
    for field in fields { give(to: field) }
  }

  /// Follows the focus to a field.
  func attach(to field: UIView) {
    let isNew = give(to: field)
    self.field = field
    let all = fields
    let place = all.firstIndex { $0 === field }
    back.isEnabled = place.map { $0 > 0 } ?? false
    onward.isEnabled = place.map { $0 + 1 < all.count } ?? false
    if isNew { field.reloadInputViews() }
  }

  /// Whether the field had no accessory and now has this one.
  @discardableResult
  private func give(to field: UIView) -> Bool {
    guard field.inputAccessoryView == nil else { return false }
    if let field = field as? UITextField {
      field.inputAccessoryView = self
    } else if let view = field as? UITextView {
      view.inputAccessoryView = self
    }
    return field.inputAccessoryView === self
  }

  private func move(by step: Int) {
    let all = fields
    guard let place = all.firstIndex(where: { $0 === field }), all.indices.contains(place + step)
    else { return }
    all[place + step].becomeFirstResponder()
  }
}
