/// Keeps a handler told of changes of a property; with the object, or after `invalidate`, that
/// ends. Foundation has it on Apple's systems only.
@preconcurrency @MainActor
public final class NSKeyValueObservation {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) {
    self.end = end
  }

  isolated deinit {
    invalidate()
  }

  /// Ends it.
  public func invalidate() {
    end?()
    end = nil
  }
}
