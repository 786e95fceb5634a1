/// Ends something when told to, and when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Carries out `cancel` once.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Ends `canceller`.
  public init<C: Cancellable>(_ canceller: C) {
    action = canceller.cancel
  }

  deinit {
    action?()
  }

  /// Ends it now.
  public func cancel() {
    let action = self.action
    self.action = nil
    action?()
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Keeps it at the end of a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Equal when they are the same object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool {
    one === other
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
