import UIKit

/// Lifts a view that cannot scroll, always counted from where it rests (R8).
@MainActor
final class LiftContainer: AvoidingContainer {
  let view: UIView
  /// How far the view is lifted, points.
  private var height: CGFloat = 0
  private var safeArea = UIEdgeInsets.zero
  private var additional = UIEdgeInsets.zero

  init(_ view: UIView) {
    self.view = view
  }

  var owned: AnyObject { view }

  func makeRoom(for keyboard: CGRect, target: AvoidanceTarget) {
    lift(
      to: Avoidance.lift(
        bottom: target.onScreen.maxY + height, margin: target.margin,
        keyboardTop: keyboard.minY))
  }

  func restore() {
    lift(to: 0)
  }

  private func lift(to wanted: CGFloat) {
    guard wanted != height else { return }
    if height == 0 {
      safeArea = view.safeAreaInsets
      additional = controller?.additionalSafeAreaInsets ?? .zero
    }
    let step = CGAffineTransform(translationX: 0, y: height - wanted)
    height = wanted
    view.transform = wanted == 0 ? restingTransform(step) : view.transform.concatenating(step)
    keepSafeArea()
  }

  /// Without the rests that sums of fractions leave.
  private func restingTransform(_ step: CGAffineTransform) -> CGAffineTransform {
    var transform = view.transform.concatenating(step)
    if abs(transform.ty) < 1e-6 { transform.ty = 0 }
    return transform
  }

  /// What is lifted away from the edges of the screen would see another safe area there, and what
  /// is bound to that would stay behind.
  private func keepSafeArea() {
    guard let controller else { return }
    if controller.additionalSafeAreaInsets != additional {
      controller.additionalSafeAreaInsets = additional
    }
    guard height > 0 else { return }
    let now = view.safeAreaInsets
    guard now != safeArea else { return }
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: additional.top + safeArea.top - now.top, left: additional.left,
      bottom: additional.bottom + safeArea.bottom - now.bottom, right: additional.right)
  }

  /// The controller whose view it is.
  private var controller: UIViewController? {
    (view.next as? UIViewController).flatMap { $0.viewIfLoaded === view ? $0 : nil }
  }
}
