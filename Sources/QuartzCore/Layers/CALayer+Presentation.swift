import Foundation

extension CALayer {
  /// How the layer looks at `time` (seconds on the media clock).
  public func presentationProperties(at time: TimeInterval) -> LayerProperties {
    model
  }

  /// The layer with all below it at `time` (seconds on the media clock). Drawings must be up
  /// to date: call `displayIfNeeded()` in the turn before.
  public func snapshot(at time: TimeInterval) -> LayerSnapshot {
    LayerSnapshot(
      properties: presentationProperties(at: time),
      drawing: drawing,
      contentsGravity: contentsGravity,
      sublayers: sublayers?.compactMap { $0.model.isHidden ? nil : $0.snapshot(at: time) } ?? [])
  }

  func didChange(_ key: LayerKey?, from old: LayerProperties) {
    LayerChanges.note()
  }
}
