import UIKit

/// Content that moves up only when the field being edited would be covered, by just what is
/// missing plus a padding, and comes back exactly.
final class OverlapViewController: UIViewController, UITextFieldDelegate {
  private let emailField = UITextField(placeholder: "Email", identifier: "email")
  private let zipField = UITextField(placeholder: "Zip code", identifier: "zip")
  private let content = UIView()
  private var contentBottomConstraint: NSLayoutConstraint!
  private weak var activeField: UIView?
  private var originalBottomInset: CGFloat = 0
  private var keyboardFrame: CGRect?

  private let padding: CGFloat = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOut()
    originalBottomInset = contentBottomConstraint.constant
    emailField.delegate = self
    zipField.delegate = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, action: OverlapViewController.handleKeyboardWillChangeFrame,
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  /// The keyboard goes first, so that the content comes back while it still hears of that.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
    NotificationCenter.default.removeObserver(self)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    activeField = textField
    // Between fields the keyboard keeps its frame and no notification comes.
    if keyboardFrame != nil {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
      ) {
        self.reveal()
      }
    }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if activeField === textField { activeField = nil }
  }

  private func handleKeyboardWillChangeFrame(_ notification: Notification) {
    guard let change = KeyboardChange(notification) else { return }
    keyboardFrame = change.cover(of: view) > 0 ? view.convert(change.endFrame, from: nil) : nil
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.reveal()
    }
  }

  /// Moves the content to where the active field, were the content at rest, would need it.
  private func reveal() {
    contentBottomConstraint.constant = originalBottomInset + overlap
    view.layoutIfNeeded()
  }

  private var overlap: CGFloat {
    guard let activeField, let keyboardFrame else { return 0 }
    let lifted = contentBottomConstraint.constant - originalBottomInset
    let fieldBottomAtRest = activeField.convert(activeField.bounds, to: view).maxY + lifted
    return max(0, fieldBottomAtRest + padding - keyboardFrame.minY)
  }

  private func layOut() {
    let title = UILabel.title("Overlap")
    let text = UILabel(
      "The upper field is never covered, the lower one is.", style: .body,
      color: .secondaryLabel, lines: 0)
    content.accessibilityIdentifier = "content"
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    for part in [title, text, emailField, zipField] { content.addSubview(part) }
    view.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        self?.view.endEditing(true)
      })

    let safe = view.safeAreaLayoutGuide
    contentBottomConstraint = safe.bottomAnchor.constraint(
      equalTo: content.bottomAnchor, constant: 0)
    NSLayoutConstraint.activate([
      contentBottomConstraint,
      content.heightAnchor.constraint(equalTo: safe.heightAnchor),
      content.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      content.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      title.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      emailField.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 16),
      emailField.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      emailField.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      zipField.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      zipField.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      zipField.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
    ])
  }
}
