import Foundation

/// Turns changes of the layers of views into animations, while an animation block runs.
@preconcurrency @MainActor
package protocol LayerChangeRecorder: AnyObject {
  /// A property of `layer` has changed from `value` to what the model has now.
  func record(_ key: LayerKey, of layer: CALayer, from value: LayerValue)
}

/// The owner of a layer that animates only where a recorder says so, and never by itself: a
/// view.
@preconcurrency @MainActor
package protocol LayerAnimationOwner: CALayerDelegate {}

/// The recorder in effect.
@preconcurrency @MainActor
package enum LayerRecording {
  /// Who hears of changes to the layers of views; `nil` outside animation blocks.
  package static var recorder: (any LayerChangeRecorder)?

  /// Runs `body` with another recorder, or with none.
  package static func with<Result>(
    _ recorder: (any LayerChangeRecorder)?, _ body: () throws -> Result
  ) rethrows -> Result {
    let previous = self.recorder
    self.recorder = recorder
    defer { self.recorder = previous }
    return try body()
  }
}
