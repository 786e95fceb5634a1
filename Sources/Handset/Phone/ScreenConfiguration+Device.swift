import Devices
import UIKit

extension ScreenConfiguration {
  init(
    device: Device, orientation: Orientation, appearance: Appearance,
    textSize: UIContentSizeCategory, layoutDirection: UIUserInterfaceLayoutDirection
  ) {
    let safeArea = device.safeArea(in: orientation)
    let classes = device.sizeClasses(in: orientation)
    self.init(
      size: device.size(in: orientation),
      scale: device.size.scale,
      safeAreaInsets: UIEdgeInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      statusBarHeight: device.statusBar.height(in: orientation),
      traits: UITraitCollection(
        userInterfaceStyle: appearance.style,
        userInterfaceIdiom: device.idiom == .pad ? .pad : .phone,
        horizontalSizeClass: classes.horizontal == .regular ? .regular : .compact,
        verticalSizeClass: classes.vertical == .regular ? .regular : .compact,
        displayScale: device.size.scale, layoutDirection: layoutDirection,
        preferredContentSizeCategory: textSize, userInterfaceLevel: .base))
  }
}
