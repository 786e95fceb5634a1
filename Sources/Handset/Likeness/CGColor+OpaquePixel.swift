import UIKit

extension CGColor {
  /// The pixel that a colour gives, as if it were opaque.
  var opaquePixel: UInt32 {
    [red, green, blue].reduce(0xFF) { pixel, channel in
      pixel << 8 | UInt32((min(1, max(0, channel)) * 255).rounded())
    }
  }
}
