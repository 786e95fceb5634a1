/// A property of an object that sends its value before every change, and has the object say that
/// it is about to change.
@propertyWrapper
public struct Published<Value> {
  final class Storage {
    var value: Value
    var objectWillChange: ObservableObjectPublisher?
    /// What writes into the property; ends with it.
    var sources: [AnyCancellable] = []
    let subscriptions = SubjectSubscriptions<Value, Never>()

    init(_ value: Value) {
      self.value = value
    }

    func set(_ value: Value) {
      objectWillChange?.send()
      subscriptions.send(value, keepsMissed: true)
      self.value = value
    }
  }

  /// Sends the value, and each new one before the property has it.
  public struct Publisher: Combine.Publisher {
    /// The value.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never

    let storage: Storage

    /// Attaches a subscriber, which gets the value first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.subscriptions.add(subscriber, current: storage.value)
    }

  }

  private let storage: Storage

  /// A property with its first value.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// A property with its first value.
  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  /// What sends the changes.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { self = Published(projection: newValue) }
  }

  private init(projection: Publisher) {
    storage = projection.storage
  }

  /// Only objects have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// The value, as a property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }
}

extension Published: PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }
}

extension Publisher where Failure == Never {
  /// Writes every value into a published property, for as long as that exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    weak let storage = published.storage
    published.storage.sources.append(sink { storage?.set($0) })
  }
}
