/// Every recogniser: gives actions the recogniser's own type.
@preconcurrency @MainActor
public protocol UIGestureActionSender: UIGestureRecognizer {
  /// A recogniser without an action.
  init()
}

extension UIGestureRecognizer: UIGestureActionSender {}

extension UIGestureActionSender {
  /// A recogniser that calls `action` with itself at every change of a recognised gesture.
  public init(action: @escaping @MainActor (Self) -> Void) {
    self.init()
    addAction(action)
  }

  /// A recogniser that calls a method of `target`, named as in
  /// `UITapGestureRecognizer(target: self, action: FormController.endEditing)`, at every
  /// change of a recognised gesture. The target is not kept alive.
  public init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> @MainActor (Self) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// A recogniser that calls a method of `target` without parameters.
  public init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Has `action` called with the recogniser at every change of a recognised gesture.
  public func addAction(_ action: @escaping @MainActor (Self) -> Void) {
    addOwnerlessAction { [weak self] _ in
      if let self { action(self) }
    }
  }

  /// Has a method of `target` called with the recogniser, named as in
  /// `addTarget(self, action: FormController.tapped)`. The target is not kept alive.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> @MainActor (Self) -> Void
  ) {
    addTarget(target) { [weak self, weak target] (_: UIGestureRecognizer) in
      if let self, let target { action(target)(self) }
    }
  }

  /// Has a method of `target` without parameters called. The target is not kept alive.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> @MainActor () -> Void
  ) {
    addTarget(target) { [weak target] (_: UIGestureRecognizer) in
      if let target { action(target)() }
    }
  }
}
