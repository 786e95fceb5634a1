/// The counterpart of target and selector, which Linux lacks: a method of the observer, by
/// name. As with a selector the observer is not kept alive and needs not be removed.
extension NotificationCenter {
  /// Calls `action` of `observer` for each notification posted while the observer's phone is
  /// the current one.
  ///
  ///     NotificationCenter.default.addObserver(
  ///       self, action: FormViewController.keyboardWillShow,
  ///       name: UIResponder.keyboardWillShowNotification, object: nil)
  @preconcurrency @MainActor
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    action: @escaping (Observer) -> @MainActor (Notification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    MethodObservers.shared.add(observer, action: action, name: name, object: object, to: self)
  }

  /// Ends every observation that `observer` began with `addObserver(_:action:name:object:)`.
  @preconcurrency @MainActor
  public func removeObserver<Observer: UIResponder>(_ observer: Observer) {
    MethodObservers.shared.remove(observer, name: nil, from: self)
  }

  /// Ends the observations of `name` that `observer` began with
  /// `addObserver(_:action:name:object:)`; of every name with `nil`.
  @preconcurrency @MainActor
  public func removeObserver<Observer: UIResponder>(
    _ observer: Observer, name: Notification.Name?, object: Any?
  ) {
    MethodObservers.shared.remove(observer, name: name, from: self)
  }
}

/// Remembers which token belongs to which observer, so that `removeObserver(self)` can end it.
@MainActor
private final class MethodObservers {
  static let shared = MethodObservers()

  private struct Entry {
    weak var observer: AnyObject?
    var name: Notification.Name?
    var token: any NSObjectProtocol
  }

  private var entries: [ObjectIdentifier: [Entry]] = [:]

  func add<Observer: AnyObject>(
    _ observer: Observer,
    action: @escaping (Observer) -> @MainActor (Notification) -> Void,
    name: Notification.Name?, object: Any?, to center: NotificationCenter
  ) {
    weak let application = UIApplication.shared
    weak let target = observer
    let call: @MainActor (Notification) -> Void = { note in
      guard let target, UIApplication.shared === application else { return }
      action(target)(note)
    }
    let token = center.addObserver(forName: name, object: object, queue: nil) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated { call(note) }
    }
    removeEntriesOfTheDead(from: center)
    entries[ObjectIdentifier(observer), default: []].append(
      Entry(observer: observer, name: name, token: token))
  }

  func remove(_ observer: AnyObject, name: Notification.Name?, from center: NotificationCenter) {
    let key = ObjectIdentifier(observer)
    let leaving = entries[key]?.filter { name == nil || $0.name == name } ?? []
    for entry in leaving { center.removeObserver(entry.token) }
    entries[key]?.removeAll { name == nil || $0.name == name }
    if entries[key]?.isEmpty == true { entries[key] = nil }
  }

  private func removeEntriesOfTheDead(from center: NotificationCenter) {
    for (key, list) in entries where list.contains(where: { $0.observer == nil }) {
      for entry in list where entry.observer == nil { center.removeObserver(entry.token) }
      let alive = list.filter { $0.observer != nil }
      entries[key] = alive.isEmpty ? nil : alive
    }
  }
}
