import UIKit

/// A form in a scroll view. The keyboard takes its part of the bottom inset, and the field
/// being edited is scrolled into what is left by the least movement.
final class FormViewController: UIViewController, UITextFieldDelegate {
  /// What the keyboard said last.
  private var keyboard: KeyboardChange?
  private let scrollView = UIScrollView()
  private let fields = [
    "First name", "Last name", "Company", "Street", "Zip code", "City", "Country", "Phone",
    "Email", "Website",
  ].map { name in
    UITextField(
      placeholder: name, identifier: name.lowercased().replacingOccurrences(of: " ", with: "-"))
  }

  private let padding: CGFloat = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOut()
    NotificationCenter.default.addObserver(
      self, action: FormViewController.keyboardWillChangeFrame,
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    reveal(textField, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else {
      textField.resignFirstResponder()
      return true
    }
    fields[index + 1].becomeFirstResponder()
    return true
  }

  /// The inset is what the keyboard covers of the scroll view, less the safe area that the
  /// scroll view keeps free by itself.
  private func keyboardWillChangeFrame(_ notification: Notification) {
    guard let change = KeyboardChange(notification) else { return }
    keyboard = change
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.makeRoom(for: change)
    }
  }

  private func makeRoom(for keyboard: KeyboardChange) {
    let inset = max(0, keyboard.cover(of: scrollView) - view.safeAreaInsets.bottom)
    scrollView.contentInset.bottom = inset
    scrollView.verticalScrollIndicatorInsets.bottom = inset
    if let field = fields.first(where: \.isEditing) { reveal(field, animated: false) }
  }

  /// The phone may have been turned while another screen was over this one.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let keyboard { makeRoom(for: keyboard) }
  }

  private func reveal(_ field: UITextField, animated: Bool) {
    let box = field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -padding)
    scrollView.scrollRectToVisible(box, animated: animated)
  }

  private func layOut() {
    let column = UIStackView(arrangedSubviews: [UILabel.title("Form")] + fields)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.accessibilityIdentifier = "scroll"
    scrollView.keyboardDismissMode = .onDrag
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    for field in fields {
      field.delegate = self
      field.returnKeyType = field === fields.last ? .done : .next
    }
    let content = scrollView.contentLayoutGuide
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      column.widthAnchor.constraint(equalTo: safe.widthAnchor, constant: -40),
    ])
  }
}
