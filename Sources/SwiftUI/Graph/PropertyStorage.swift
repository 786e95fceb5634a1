@_spi(Reflection) import Swift

/// Where the dynamic properties of a type of views are.
@MainActor
struct PropertyField {
  let offset: Int
  let type: any DynamicProperty.Type

  private static var known: [ObjectIdentifier: [PropertyField]] = [:]

  /// The dynamic properties of a type. Those inside a dynamic property of the app's own come
  /// before it, so that it can use them in `update()`.
  static func fields(of type: Any.Type) -> [PropertyField] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [PropertyField] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      guard let property = fieldType as? any DynamicProperty.Type else { return true }
      if !(property is any SystemProperty.Type) {
        fields += Self.fields(of: property).map {
          PropertyField(offset: offset + $0.offset, type: $0.type)
        }
      }
      fields.append(PropertyField(offset: offset, type: property))
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}

/// What the dynamic properties of one view keep while it is on screen.
@MainActor
final class PropertyStorage {
  private let fields: [PropertyField]
  private var slots: [PropertySlot]

  /// The keys of the environment that properties read.
  private(set) var environmentKeys: Set<ObjectIdentifier> = []

  init(of type: Any.Type) {
    fields = PropertyField.fields(of: type)
    slots = fields.map { _ in PropertySlot() }
  }

  /// Connects the properties of a fresh value with what is kept.
  func install<V>(in view: inout V, node: ViewNode) {
    guard !fields.isEmpty else { return }
    environmentKeys = []
    withUnsafeMutablePointer(to: &view) { pointer in
      for (field, slot) in zip(fields, slots) {
        slot.environmentKeys = []
        connect(field.type, UnsafeMutableRawPointer(pointer) + field.offset, slot, node)
        environmentKeys.formUnion(slot.environmentKeys)
      }
    }
  }

  private func connect<P: DynamicProperty>(
    _ type: P.Type, _ pointer: UnsafeMutableRawPointer, _ slot: PropertySlot, _ node: ViewNode
  ) {
    let property = pointer.assumingMemoryBound(to: P.self)
    if let system = type as? any SystemProperty.Type {
      connectSystem(system, pointer, slot, node)
    } else {
      property.pointee.update()
    }
  }

  private func connectSystem<P: SystemProperty>(
    _ type: P.Type, _ pointer: UnsafeMutableRawPointer, _ slot: PropertySlot, _ node: ViewNode
  ) {
    pointer.assumingMemoryBound(to: P.self).pointee.connect(slot, node)
  }

  /// Hears of the objects that properties observe.
  func subscribe(_ node: ViewNode) {
    for slot in slots { slot.subscribe(node) }
  }

  func end() {
    for slot in slots { slot.end() }
  }
}

/// What one dynamic property keeps.
@MainActor
final class PropertySlot {
  /// The place of a state, or an object that the view owns.
  var content: AnyObject?
  /// The object that is observed.
  var observed: (any ObservableObject)?
  var environmentKeys: Set<ObjectIdentifier> = []

  private weak var subscribed: AnyObject?
  private var subscription: AnyCancellable?

  func subscribe(_ node: ViewNode) {
    guard let observed else { return }
    guard subscribed !== observed else { return }
    subscribed = observed
    subscription = Self.subscription(to: observed, node)
  }

  private static func subscription<Object: ObservableObject>(
    to object: Object, _ node: ViewNode
  ) -> AnyCancellable {
    object.objectWillChange.sink { [weak node] _ in
      MainActor.assumeIsolated {
        if let node { node.graph.invalidate(node) }
      }
    }
  }

  func end() {
    subscription = nil
    subscribed = nil
    observed = nil
  }
}

/// A property wrapper of this module.
@MainActor
protocol SystemProperty: DynamicProperty {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode)
}
