import UIKit

/// Properties that a file sets by their key path.
@MainActor
enum RuntimeAttributes {
  static func apply(to object: NSObject, _ element: MarkupElement, builder: SceneBuilder) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let values = RuntimeValue.candidates(attribute, builder: builder)
      let registry = builder.loader.registry
      let isSet = values.contains {
        registry.connect(path, of: object, to: $0)
          || RuntimeProperties.connect(path, of: object, to: $0)
      }
      guard !isSet else { continue }
      builder.loader.warn(
        "attribute \(path) \(type(of: object))", at: attribute,
        "the runtime attribute \(path) of <\(element.name)> is not known")
    }
  }
}
