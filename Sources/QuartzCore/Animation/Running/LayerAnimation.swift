import Foundation

/// Something on a layer that changes how it looks over time.
@MainActor
class LayerAnimation {
  /// The key under which it is found, unique on its layer; `nil` for one that cannot be found.
  var key: String?

  /// The layer that it changes.
  weak var layer: CALayer?

  /// Whether the owner of the layer takes no touches while it runs.
  var blocksInteraction: Bool { false }

  init(key: String?, layer: CALayer) {
    self.key = key
    self.layer = layer
  }

  /// Changes `values` to what they are at `time`, seconds on the media clock. Depends on
  /// nothing but its own state and `time`.
  func apply(at time: TimeInterval, to values: inout PresentationValues) {}

  /// It was taken off its layer before its end.
  func wasInterrupted() {}

  /// It as a Core Animation object.
  var explicitAnimation: CAAnimation { CAAnimation() }
}
