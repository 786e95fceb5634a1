/// Hears which item of a tab bar the user chooses.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Told after the user has chosen an item; does nothing unless implemented.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
