extension UIApplication {
  /// The device was turned. Answers whether the interface is to follow: the controller that fills
  /// the screen decides, by `supportedInterfaceOrientations` and `shouldAutorotate`.
  public func deviceDidTurn(to orientation: UIDeviceOrientation) -> Bool {
    if device.orientation != orientation {
      device.orientation = orientation
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: device)
    }
    guard let controller = keyWindow?.rootViewController?.coveringController else { return true }
    return controller.shouldAutorotate
      && controller.supportedInterfaceOrientations.contains(
        UIInterfaceOrientationMask(orientation.interface))
  }
}

extension UIViewController {
  /// The controller presented last that covers the whole screen, or this one.
  fileprivate var coveringController: UIViewController {
    guard let presented = presentedViewController,
      presented.presentationOfSelf?.decidesStatusBar == true
    else { return self }
    return presented.coveringController
  }
}
