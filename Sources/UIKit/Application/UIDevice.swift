/// The device that the app runs on.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The device of the phone whose turn it is.
  public static var current: UIDevice { UIApplication.shared.device }

  /// Posted after the device was turned; the object is the device.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How the device is held, whether or not the interface follows.
  public internal(set) var orientation = UIDeviceOrientation.portrait

  /// What kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// `iPhone` or `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The same as `model`.
  public var localizedModel: String { model }

  /// The same as `model`, as for all apps since iOS 16.
  public var name: String { model }

  /// `iOS` or `iPadOS`.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
}
