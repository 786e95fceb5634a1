/// Where a layer's drawing goes when its size is not the layer's.
public enum CALayerContentsGravity: Hashable, Sendable {
  /// Stretched over the bounds.
  case resize
  /// Largest that fits, undistorted, centred.
  case resizeAspect
  /// Smallest that fills, undistorted, centred.
  case resizeAspectFill
  /// Unscaled, centred.
  case center
  /// Unscaled, at the top.
  case top
  /// Unscaled, at the bottom.
  case bottom
  /// Unscaled, at the left.
  case left
  /// Unscaled, at the right.
  case right
  /// Unscaled, in the top left corner.
  case topLeft
  /// Unscaled, in the top right corner.
  case topRight
  /// Unscaled, in the bottom left corner.
  case bottomLeft
  /// Unscaled, in the bottom right corner.
  case bottomRight
}
