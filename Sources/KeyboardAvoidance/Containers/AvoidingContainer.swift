import UIKit

/// Something that makes room for the keyboard and takes it back.
@MainActor
protocol AvoidingContainer: AnyObject {
  /// What it changes; nobody else may.
  var owned: AnyObject { get }

  /// Makes room for a keyboard at `keyboard` (screen coordinates), counted from rest and never
  /// from where it is now. `target` is what has to stay in sight.
  func makeRoom(for keyboard: CGRect, target: AvoidanceTarget)

  /// Brings everything back to exactly what it was.
  func restore()
}

/// What has to stay in sight: a rectangle in a view's space, with air around it.
@MainActor
struct AvoidanceTarget {
  var view: UIView
  var rect: CGRect
  var margin: CGFloat

  /// Where it is on the screen.
  var onScreen: CGRect { view.convert(rect, to: UIScreen.main.coordinateSpace) }
}
