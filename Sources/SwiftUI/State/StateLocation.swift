/// Where a value lives while its view is on screen.
@MainActor
final class StateLocation<Value> {
  private var value: Value
  private let readers = Readers()

  init(_ value: Value) {
    self.value = value
  }

  func read() -> Value {
    readers.noteRead()
    return value
  }

  /// Readers hear of a value that is not the same as before.
  func write(_ newValue: Value) {
    let isSame = ViewComparison.isSame(value, newValue)
    value = newValue
    if !isSame { readers.invalidate() }
  }
}
