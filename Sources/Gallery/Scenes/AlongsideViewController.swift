import UIKit

/// A message field at the bottom of the screen. One function wraps the keyboard's animation;
/// callers only say what changes.
final class AlongsideViewController: UIViewController {
  private let textField = UITextField(placeholder: "Message", identifier: "message")
  private var textFieldBottomConstraint: NSLayoutConstraint?

  private let restingBottom: CGFloat = 20

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOut()
    NotificationCenter.default.addObserver(
      self, action: AlongsideViewController.keyboardWillShow,
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, action: AlongsideViewController.keyboardWillHide,
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  private func keyboardWillShow(_ notification: Notification) {
    animateWithKeyboard(notification) { frame in
      self.textFieldBottomConstraint?.constant = self.restingBottom + frame.height
    }
  }

  private func keyboardWillHide(_ notification: Notification) {
    animateWithKeyboard(notification) { _ in
      self.textFieldBottomConstraint?.constant = self.restingBottom
    }
  }

  /// Runs `animations` with the duration and curve that the notification announces; the layout
  /// that follows from them moves in step with the keyboard.
  private func animateWithKeyboard(
    _ notification: Notification, animations: @escaping (_ keyboardFrame: CGRect) -> Void
  ) {
    guard
      let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
        as? Double,
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
      let rawCurve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
      let curve = UIView.AnimationCurve(rawValue: rawCurve)
    else { return }
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) {
      animations(frame.cgRectValue)
      self.view.layoutIfNeeded()
    }
    animator.startAnimation()
  }

  private func layOut() {
    let title = UILabel.title("Alongside")
    let text = UILabel(
      "The field below moves inside the keyboard's own animation.", style: .body,
      color: .secondaryLabel, lines: 0)
    let dismiss = UITapGestureRecognizer { [weak self] _ in
      self?.view.endEditing(true)
    }
    view.addGestureRecognizer(dismiss)
    for part in [title, text, textField] { view.addSubview(part) }

    let safe = view.safeAreaLayoutGuide
    let bottom = view.bottomAnchor.constraint(
      equalTo: textField.bottomAnchor, constant: restingBottom)
    textFieldBottomConstraint = bottom
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      text.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      textField.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      textField.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      bottom,
    ])
  }
}
