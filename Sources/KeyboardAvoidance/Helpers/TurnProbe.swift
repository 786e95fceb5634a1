import UIKit

/// A view without size whose layout comes at the end of the present turn: what was announced is
/// then all there, and screens that come are where they go.
@MainActor
final class TurnProbe: UIView {
  private var action: (() -> Void)?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Has `action` called once, in the layout of `window` that comes next.
  func call(in window: UIWindow, _ action: @escaping () -> Void) {
    self.action = action
    if superview !== window { window.insertSubview(self, at: 0) }
    setNeedsLayout()
  }

  /// Layout inside somebody's animation is not the end of the turn.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard action != nil else { return }
    guard UIView.inheritedAnimationDuration == 0 else { return setNeedsLayout() }
    let action = action
    self.action = nil
    action?()
    // Nothing of this is left in the app's window while nothing is to be done.
    if self.action == nil { removeFromSuperview() }
  }
}
