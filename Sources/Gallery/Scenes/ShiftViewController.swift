import UIKit

/// The simplest way: the root view itself moves up by the keyboard's height. It works for
/// fields near the bottom and pushes everything else off the screen, which is what the other
/// scenes do better.
final class ShiftViewController: UIViewController {
  private let textField = UITextField(placeholder: "Code", identifier: "code")
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOut()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    moveScreenWhenKeyboardAppears()
  }

  /// The keyboard goes first, so that the screen comes back while it still hears of that.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }

  private func moveScreenWhenKeyboardAppears() {
    observe(UIResponder.keyboardWillShowNotification) { controller, change in
      controller.move(to: -change.endFrame.height, with: change)
    }
    observe(UIResponder.keyboardWillHideNotification) { controller, change in
      controller.move(to: 0, with: change)
    }
  }

  private func move(to y: CGFloat, with change: KeyboardChange) {
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.view.frame.origin.y = y
    }
  }

  private func observe(
    _ name: Notification.Name,
    _ action: @escaping @MainActor @Sendable (ShiftViewController, KeyboardChange) -> Void
  ) {
    let observer = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { [weak self] notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        guard let self, self.viewIfLoaded?.window != nil,
          let change = KeyboardChange(notification)
        else { return }
        action(self, change)
      }
    }
    observers.append(observer)
  }

  private func layOut() {
    let title = UILabel.title("Shift")
    let text = UILabel(
      "Everything moves up by the height of the keyboard.", style: .body, color: .secondaryLabel,
      lines: 0)
    textField.keyboardType = .numberPad
    view.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        self?.view.endEditing(true)
      })
    for part in [title, text, textField] { view.addSubview(part) }
    // Pinned to the view, not to its safe area: the safe area would change as the view moves.
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      textField.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      textField.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      textField.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -100),
    ])
  }
}
