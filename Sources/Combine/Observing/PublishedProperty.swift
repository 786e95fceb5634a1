/// A published property, whatever its type.
protocol PublishedProperty {
  /// What speaks up before the property changes.
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}
