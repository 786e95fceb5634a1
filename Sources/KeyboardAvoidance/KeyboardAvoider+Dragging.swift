import UIKit

extension KeyboardAvoider {
  /// While a finger may drag the keyboard away a view at the keyboard's guide tells where it is:
  /// no notice does.
  func placeProbe() {
    guard options.followsDragging, keyboard != nil, focus != nil,
      let root = controller?.viewIfLoaded,
      root.scrollViewsInside.contains(where: { $0.followsFingerWithKeyboard })
    else { return probe.removeFromSuperview() }
    probe.place(in: root.window)
  }

  /// `top` in points of the screen.
  func keyboardWasDragged(to top: CGFloat) {
    guard let announced = keyboard, let focus, let root = controller?.viewIfLoaded,
      root.scrollViewsInside.contains(where: { $0.followsFingerWithKeyboard && $0.isTracking })
    else { return }
    var dragged = announced
    dragged.origin.y = max(announced.minY, top)
    makeRoom(for: dragged, focus)
  }
}

extension UIScrollView {
  fileprivate var followsFingerWithKeyboard: Bool {
    keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
  }
}
