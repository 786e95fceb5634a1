import UIKit

/// A login screen whose button rides on the keyboard. Only the button's bottom constraint
/// moves, and only while one of this screen's own fields is edited.
final class LoginViewController: UIViewController, UITextFieldDelegate {
  private let usernameTextField = UITextField(placeholder: "Username", identifier: "username")
  private let passwordTextField = UITextField(placeholder: "Password", identifier: "password")
  private let statusLabel = UILabel("", style: .footnote, color: .secondaryLabel)
  private let titleLabel = UILabel.title("Welcome back")
  private let fields = UIStackView()
  private var loginButtonBottomConstraint: NSLayoutConstraint!

  private let restingBottom: CGFloat = 20

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpFields()
    layOut()
    NotificationCenter.default.addObserver(
      self, action: LoginViewController.keyboardWillShow,
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, action: LoginViewController.keyboardWillHide,
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  /// A phone on its side has room for one row of fields above the keyboard.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isLow = traitCollection.verticalSizeClass == .compact
    titleLabel.isHidden = isLow
    fields.axis = isLow ? .horizontal : .vertical
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === usernameTextField {
      passwordTextField.becomeFirstResponder()
    } else {
      logIn()
    }
    return true
  }

  // MARK: Keyboard

  private func keyboardWillShow(_ notification: Notification) {
    guard usernameTextField.isEditing || passwordTextField.isEditing else { return }
    moveButton(with: notification, keyboardWillShow: true)
  }

  private func keyboardWillHide(_ notification: Notification) {
    moveButton(with: notification, keyboardWillShow: false)
  }

  /// The constraint starts at the safe area. Where there is a bottom safe area what the keyboard
  /// covers, which includes it, leaves that much room above the keyboard; elsewhere the resting
  /// distance is kept.
  private func moveButton(with notification: Notification, keyboardWillShow: Bool) {
    guard
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
        .cgRectValue,
      let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
        as? Double,
      let rawCurve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
      let curve = UIView.AnimationCurve(rawValue: rawCurve)
    else { return }
    if keyboardWillShow {
      let hasSafeArea = view.window?.safeAreaInsets.bottom != 0
      // A hardware keyboard leaves most of the frame below the screen.
      let covered = UIScreen.main.bounds.maxY - frame.minY
      loginButtonBottomConstraint.constant = covered + (hasSafeArea ? 0 : restingBottom)
    } else {
      loginButtonBottomConstraint.constant = restingBottom
    }
    UIViewPropertyAnimator(duration: duration, curve: curve) { [weak self] in
      self?.view.layoutIfNeeded()
    }.startAnimation()
  }

  // MARK: Set-up

  private func setUpFields() {
    for field in [usernameTextField, passwordTextField] {
      field.delegate = self
      field.autocapitalizationType = .none
      field.clearButtonMode = .whileEditing
    }
    usernameTextField.returnKeyType = .next
    passwordTextField.returnKeyType = .go
    passwordTextField.isSecureTextEntry = true
    titleLabel.accessibilityIdentifier = "title"
    statusLabel.accessibilityIdentifier = "status"
  }

  private func layOut() {
    let loginButton = UIButton.prominent("Log In", identifier: "login") { [weak self] in
      self?.logIn()
    }
    fields.spacing = 12
    fields.distribution = .fillEqually
    fields.addArrangedSubview(usernameTextField)
    fields.addArrangedSubview(passwordTextField)
    let column = UIStackView(arrangedSubviews: [titleLabel, fields, statusLabel])
    column.axis = .vertical
    column.spacing = 12
    column.setCustomSpacing(24, after: titleLabel)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    view.addSubview(loginButton)

    let safe = view.safeAreaLayoutGuide
    loginButtonBottomConstraint = safe.bottomAnchor.constraint(
      equalTo: loginButton.bottomAnchor, constant: restingBottom)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
      column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      loginButton.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      loginButton.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      loginButtonBottomConstraint,
    ])
  }

  private func logIn() {
    view.endEditing(true)
    let name = usernameTextField.text ?? ""
    statusLabel.text = name.isEmpty ? "Enter your username." : "Hello, \(name)."
  }
}
