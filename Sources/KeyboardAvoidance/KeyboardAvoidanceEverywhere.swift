import UIKit

/// Keeps what is typed into above the keyboard on every screen of the app, as long as it lives.
///
///     let avoidance = KeyboardAvoidanceEverywhere()
///
/// A screen that has adopted its own way keeps that. Views are left out with `isLeftToKeyboard`.
@MainActor
public final class KeyboardAvoidanceEverywhere {
  private let options: KeyboardAvoider.Options
  private let screen = UIScreen.main
  private var observers: [any NSObjectProtocol] = []

  private struct Entry {
    weak var controller: UIViewController?
  }
  private var adopted: [Entry] = []

  /// Begins on all screens of the present app.
  public init(options: KeyboardAvoider.Options = KeyboardAvoider.Options()) {
    self.options = options
    observers = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] note in
        let view = note.object as? UIView
        MainActor.assumeIsolated {
          if let view { self?.didBegin(view) }
        }
      }
    }
  }

  isolated deinit {
    observers.forEach(NotificationCenter.default.removeObserver)
    for entry in adopted where entry.controller?.keyboardAvoider?.isForAllScreens == true {
      entry.controller?.stopAvoidingKeyboard()
    }
  }

  private func didBegin(_ view: UIView) {
    guard view.window?.screen === screen, screen === UIScreen.main, !view.isLeftToKeyboard,
      let controller = controller(of: view)
    else { return }
    adopted.removeAll { $0.controller == nil }
    adopted.append(Entry(controller: controller))
    controller.adopt(
      KeyboardAvoider(
        for: controller, strategies: [.automatic], options: options, isForAllScreens: true,
        editing: view))
  }

  /// The innermost controller around the view, unless one around it avoids already.
  private func controller(of view: UIView) -> UIViewController? {
    var innermost: UIViewController?
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? UIViewController {
        if controller.keyboardAvoider != nil { return nil }
        innermost = innermost ?? controller
      }
      responder = current.next
    }
    return innermost
  }
}
