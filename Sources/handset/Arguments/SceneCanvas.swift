import Devices
import InterfaceBuilder

/// The device that a storyboard was drawn for, and how it was held.
struct SceneCanvas {
  /// The id of the device; `nil` for the square of old files, and for devices that are not there.
  let deviceID: String?
  let orientation: Orientation

  init(_ document: InterfaceDocument) {
    deviceID = document.canvas.flatMap { Self.devices[$0.id] }
    orientation = document.isLandscape ? .landscapeRight : .portrait
  }

  /// The devices by the names that interface files have for them.
  private static let devices = [
    "retina4_0": "iphone-se1", "retina4_7": "iphone-8", "retina5_5": "iphone-8-plus",
    "retina5_9": "iphone-x", "retina5_4": "iphone-13-mini", "retina6_0": "iphone-13",
    "retina6_1": "iphone-xr", "retina6_5": "iphone-xs-max", "retina6_7": "iphone-13-pro-max",
    "retina6_12": "iphone-14-pro", "retina6_72": "iphone-14-pro-max",
    "retina6_3": "iphone-16-pro", "retina6_9": "iphone-16-pro-max",
    "ipad7_9": "ipad-mini-5", "ipad9_7": "ipad-mini-5", "ipad10_5": "ipad-air-3",
    "ipad12_9": "ipad-pro-12.9-g2", "ipad10_9rounded": "ipad-air",
    "ipad11_0rounded": "ipad-pro-11", "ipad12_9rounded": "ipad-pro-12.9",
  ]
}
