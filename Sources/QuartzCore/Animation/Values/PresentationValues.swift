import Foundation

/// Layer properties while animations are being laid on top of the model. Sums may leave the
/// drawable range on the way: they are limited once, at the end.
struct PresentationValues {
  private let model: LayerProperties
  private var changed: [(key: LayerKey, vector: LayerVector)] = []

  init(model: LayerProperties) {
    self.model = model
  }

  subscript(key: LayerKey) -> LayerVector {
    get {
      changed.first { $0.key == key }?.vector ?? model.value(of: key).vector
    }
    set {
      if let index = changed.firstIndex(where: { $0.key == key }) {
        changed[index].vector = newValue
      } else {
        changed.append((key, newValue))
      }
    }
  }

  /// The result.
  var properties: LayerProperties {
    var properties = model
    for (key, vector) in changed {
      properties.set(key, to: vector)
    }
    return properties
  }
}
