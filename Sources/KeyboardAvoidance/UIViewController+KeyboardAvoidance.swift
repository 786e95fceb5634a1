import UIKit

extension UIViewController {
  /// Keeps what is typed into on this screen above the keyboard from now on, as long as the
  /// controller's view lives. A second call takes the place of the first.
  ///
  ///     avoidKeyboard()
  ///     avoidKeyboard(.bottomConstraint(buttonBottom), .scrollInset(scrollView))
  @discardableResult
  public func avoidKeyboard(
    _ strategies: KeyboardAvoider.Strategy...,
    options: KeyboardAvoider.Options = KeyboardAvoider.Options()
  ) -> KeyboardAvoider {
    stopAvoidingKeyboard()
    return adopt(
      KeyboardAvoider(
        for: self, strategies: strategies, options: options, isForAllScreens: false))
  }

  /// Leaves this screen to the keyboard and puts everything back.
  public func stopAvoidingKeyboard() {
    guard let holder = avoiderHolder else { return }
    holder.avoider = nil
    view.removeGestureRecognizer(holder)
  }

  /// What keeps this screen above the keyboard, if anything does.
  public var keyboardAvoider: KeyboardAvoider? { avoiderHolder?.avoider }

  private var avoiderHolder: AvoiderHolder? {
    viewIfLoaded?.gestureRecognizers?.lazy.compactMap { $0 as? AvoiderHolder }.first
  }

  @discardableResult
  func adopt(_ avoider: KeyboardAvoider) -> KeyboardAvoider {
    let holder = AvoiderHolder()
    holder.setUp()
    holder.avoider = avoider
    view.addGestureRecognizer(holder)
    return avoider
  }
}
