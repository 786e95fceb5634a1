/// An object that says when it is about to change. Without a publisher of its own it gets one
/// that speaks up before every change of a `@Published` property.
public protocol ObservableObject: AnyObject {
  /// The kind of `objectWillChange`.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Speaks up before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The one publisher of all published properties of the object.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    if let known = properties.lazy.compactMap(\.objectWillChange).first {
      // Properties that were assigned anew since, whole, hear of it now.
      for property in properties { property.objectWillChange = known }
      return known
    }
    guard !properties.isEmpty else { return UnpublishedObjects.publisher(of: self) }
    let publisher = ObservableObjectPublisher()
    for property in properties { property.objectWillChange = publisher }
    return publisher
  }

  private var publishedProperties: [any PublishedProperty] {
    var found: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children {
        if let property = child.value as? any PublishedProperty { found.append(property) }
      }
      mirror = current.superclassMirror
    }
    return found
  }
}
