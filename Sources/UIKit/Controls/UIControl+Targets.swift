/// Every control: gives methods of targets the control's own type.
@preconcurrency @MainActor
public protocol UIControlActionSender: UIControl {}

extension UIControl: UIControlActionSender {}

/// The counterpart of target and selector, which Linux lacks: a method of the target, by
/// name. As with a selector the target is not kept alive.
///
///     button.addTarget(self, action: LoginController.logIn, for: .touchUpInside)
extension UIControlActionSender {
  /// Has a method of `target` called with the control.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> @MainActor (Self) -> Void,
    for controlEvents: UIControl.Event
  ) {
    addTarget(
      target,
      action: { [weak self, weak target] (_: UIControl, _: UIEvent?) in
        if let self, let target { action(target)(self) }
      }, for: controlEvents)
  }

  /// Has a method of `target` called with the control and the touch event.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> @MainActor (Self, UIEvent?) -> Void,
    for controlEvents: UIControl.Event
  ) {
    addTarget(
      target,
      action: { [weak self, weak target] (_: UIControl, event: UIEvent?) in
        if let self, let target { action(target)(self, event) }
      }, for: controlEvents)
  }

  /// Has a method of `target` without parameters called.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> @MainActor () -> Void,
    for controlEvents: UIControl.Event
  ) {
    addTarget(
      target,
      action: { [weak target] (_: UIControl, _: UIEvent?) in
        if let target { action(target)() }
      }, for: controlEvents)
  }
}
