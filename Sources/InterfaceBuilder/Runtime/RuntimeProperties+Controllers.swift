import UIKit

extension RuntimeProperties {
  static func addBars(to registry: InterfaceRegistry) {
    registry.outlet("title", \UIBarItem.title)
    registry.outlet("image", \UIBarItem.image)
    registry.outlet("enabled", \UIBarItem.isEnabled)
    registry.outlet("tag", \UIBarItem.tag)
    registry.outlet("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
    registry.outlet("width", \UIBarButtonItem.width)
    registry.outlet("tintColor", \UIBarButtonItem.tintColor)
    registry.number("style", \UIBarButtonItem.style)
    registry.outlet("selectedImage", \UITabBarItem.selectedImage)
    registry.outlet("badgeValue", \UITabBarItem.badgeValue)
    registry.outlet("badgeColor", \UITabBarItem.badgeColor)
    registry.outlet("title", \UINavigationItem.title)
    registry.outlet("prompt", \UINavigationItem.prompt)
    registry.outlet("backButtonTitle", \UINavigationItem.backButtonTitle)
    registry.outlet("hidesBackButton", \UINavigationItem.hidesBackButton)
    registry.outlet(
      "leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
    registry.number("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
    registry.outlet("barTintColor", \UINavigationBar.barTintColor)
    registry.outlet("translucent", \UINavigationBar.isTranslucent)
    registry.outlet("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
    registry.number("barStyle", \UINavigationBar.barStyle)
    registry.outlet("barTintColor", \UITabBar.barTintColor)
    registry.outlet("translucent", \UITabBar.isTranslucent)
    registry.number("barStyle", \UITabBar.barStyle)
    registry.outlet("barTintColor", \UIToolbar.barTintColor)
    registry.outlet("translucent", \UIToolbar.isTranslucent)
    registry.number("barStyle", \UIToolbar.barStyle)
  }

  static func addControllers(to registry: InterfaceRegistry) {
    registry.outlet("title", \UIViewController.title)
    registry.outlet("modalInPresentation", \UIViewController.isModalInPresentation)
    registry.number("modalPresentationStyle", \UIViewController.modalPresentationStyle)
    registry.number("modalTransitionStyle", \UIViewController.modalTransitionStyle)
    registry.number("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
    registry.number("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
    registry.outlet(
      "extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
    registry.outlet("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
    registry.outlet("editing", \UIViewController.isEditing)
    registry.outlet("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
    registry.outlet("toolbarHidden", \UINavigationController.isToolbarHidden)
    registry.outlet("selectedIndex", \UITabBarController.selectedIndex)
  }

  static func addOthers(to registry: InterfaceRegistry) {
    registry.outlet("constant", \NSLayoutConstraint.constant)
    registry.outlet("identifier", \NSLayoutConstraint.identifier)
    registry.outlet("active", \NSLayoutConstraint.isActive)
    registry.outlet("enabled", \UIGestureRecognizer.isEnabled)
    registry.outlet("name", \UIGestureRecognizer.name)
    registry.outlet("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
    registry.outlet("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
    registry.outlet("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
    registry.outlet("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
    registry.outlet("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
    registry.outlet(
      "minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
  }
}
