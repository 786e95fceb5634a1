/// How a value is read from what a store keeps, and what is kept of it.
struct StoredForm<Value> {
  let read: (Any?) -> Value
  let write: (Value) -> Any?

  /// A value itself; the first one while nothing is kept.
  init(first: Value) where Value: _StorableValue {
    read = { $0.flatMap { Value(_stored: $0) } ?? first }
    write = { $0._stored }
  }

  /// A value by its raw value; the first one while nothing is kept.
  init(first: Value) where Value: RawRepresentable, Value.RawValue: _StorableValue {
    read = {
      $0.flatMap { Value.RawValue(_stored: $0) }.flatMap { Value(rawValue: $0) } ?? first
    }
    write = { $0.rawValue._stored }
  }

  /// A value that may be missing.
  init<Kept: _StorableValue>(_ kept: Kept.Type) where Value == Kept? {
    read = { $0.flatMap { Kept(_stored: $0) } }
    write = { $0?._stored }
  }

  /// A value by its raw value, that may be missing.
  init<Kept: RawRepresentable>(_ kept: Kept.Type)
  where Value == Kept?, Kept.RawValue: _StorableValue {
    read = { $0.flatMap { Kept.RawValue(_stored: $0) }.flatMap { Kept(rawValue: $0) } }
    write = { $0?.rawValue._stored }
  }
}
