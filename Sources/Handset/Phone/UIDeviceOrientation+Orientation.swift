import Devices
import UIKit

extension UIDeviceOrientation {
  /// How a device is held whose interface follows it to `orientation`.
  init(_ orientation: Orientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeRight
      case .landscapeRight: .landscapeLeft
      }
  }
}
