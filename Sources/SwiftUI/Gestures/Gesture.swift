/// A movement of fingers that means something.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  /// What is known while it goes on.
  associatedtype Value
  /// How it is recognised, and who hears of it.
  var _recipe: _GestureRecipe<Value> { get }
}

/// How a gesture is recognised, and who hears of it.
@preconcurrency @MainActor
public struct _GestureRecipe<Value> {
  let make: @MainActor () -> UIGestureRecognizer
  /// Hands the gesture's numbers to the recogniser.
  var configure: @MainActor (UIGestureRecognizer) -> Void = { _ in }
  /// What is known at a change.
  let read: @MainActor (UIGestureRecognizer) -> Value
  /// Whether the gesture is over as soon as it is recognised.
  var endsAtOnce = false
  var changed: [@MainActor (Value) -> Void] = []
  var ended: [@MainActor (Value) -> Void] = []
  /// Called when it is over, however that came.
  var finished: [@MainActor () -> Void] = []

  func handle(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began where endsAtOnce, .ended where !endsAtOnce:
      let value = read(recognizer)
      if endsAtOnce { for action in changed { action(value) } }
      for action in ended { action(value) }
      for action in finished { action() }
    case .began, .changed:
      guard !endsAtOnce else { return }
      let value = read(recognizer)
      for action in changed { action(value) }
    case .cancelled, .failed:
      if !endsAtOnce { for action in finished { action() } }
    case .possible, .ended: break
    }
  }
}

/// A gesture that somebody hears of.
public struct _HeardGesture<Value>: Gesture {
  /// How it is recognised, and who hears of it.
  public let _recipe: _GestureRecipe<Value>
}

extension Gesture {
  private func heard(
    _ change: (inout _GestureRecipe<Value>) -> Void
  ) -> _HeardGesture<Value> {
    var recipe = _recipe
    change(&recipe)
    return _HeardGesture(_recipe: recipe)
  }

  /// Called whenever what is known changes.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _HeardGesture<Value> {
    heard { $0.changed.append(action) }
  }

  /// Called when the gesture is complete.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _HeardGesture<Value> {
    heard { $0.ended.append(action) }
  }

  /// Keeps a state in step with the gesture; it is as at first again when the gesture is over.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> _HeardGesture<Value> {
    heard { recipe in
      recipe.changed.append { value in
        var present = state.wrappedValue
        var transaction = Transaction()
        body(value, &present, &transaction)
        withTransaction(transaction) { state.write(present) }
      }
      recipe.finished.append { state.reset() }
    }
  }
}
