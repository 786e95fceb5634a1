import UIKit

/// How a key looks at the moment.
struct KeyLook: Hashable {
  /// What stands on it.
  var face: KeyFace
  /// The colour of what stands on it.
  var ink: CGColor
  /// The colour of a second sign.
  var secondInk: CGColor
  /// The colour of its shape; `nil` for a glyph on the tray.
  var fill: CGColor?
  /// How dark its hard shadow is.
  var shadowOpacity: Float
}
