/// When the drag back may begin: with a screen to go back to, a back button or none hidden on
/// purpose, and nothing on its way.
@MainActor
final class BackSwipeRules: UIGestureRecognizerDelegate {
  private weak var owner: UINavigationController?

  init(of owner: UINavigationController) {
    self.owner = owner
  }

  /// On the first screen of a stack touches at the edge are all for what is below them.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    canGoBack
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    canGoBack
  }

  private var canGoBack: Bool {
    guard let owner, owner.transition == nil, owner.viewControllers.count > 1,
      let item = owner.topViewController?.navigationItem
    else { return false }
    let isReplaced =
      item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced && !owner.isNavigationBarHidden
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }
}

extension UINavigationController {
  /// Seconds for the whole rest of the way (APPEARANCE 6), and at most for a part of it.
  private static let secondsForRest: TimeInterval = 0.8
  private static let longestRest: TimeInterval = 0.3

  /// Follows the finger; once it is lifted goes on or back.
  func backSwipeDidChange(_ swipe: UIScreenEdgePanGestureRecognizer) {
    switch swipe.state {
    case .began: beginBackSwipe()
    case .changed: showBackSwipe(swipe)
    case .ended: endBackSwipe(swipe)
    case .cancelled, .failed: releaseBackSwipe(goesBack: false)
    case .possible: break
    }
  }

  private func beginBackSwipe() {
    guard transition == nil, let from = topViewController, viewControllers.count > 1 else {
      return
    }
    let below = Array(viewControllers.dropLast())
    replaceStack(with: below)
    isTransitionInteractive = true
    begin(from: from, to: below[below.count - 1], isPush: false, animated: true)
    if transition?.takesKeyboardAlong == true {
      UIApplication.shared.keyboard.beginDraggedTravel(
        distance: keyboardDistance(isPush: false), from: from.view)
    }
  }

  private func progress(of swipe: UIScreenEdgePanGestureRecognizer) -> CGFloat {
    guard view.bounds.width > 0 else { return 0 }
    return min(max(wayBack(swipe.translation(in: view).x) / view.bounds.width, 0), 1)
  }

  /// A distance or speed along x as one in the direction in which screens leave.
  private func wayBack(_ x: CGFloat) -> CGFloat {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -x : x
  }

  /// The drag starts at the edge from which lines of text start.
  func updateBackSwipeEdge() {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    (interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges =
      isReversed ? .right : .left
  }

  private func showBackSwipe(_ swipe: UIScreenEdgePanGestureRecognizer) {
    guard isTransitionInteractive, let transition else { return }
    let progress = progress(of: swipe)
    UIView.performWithoutAnimation { transition.show(progress: progress) }
    swipeProgress = progress
  }

  private func endBackSwipe(_ swipe: UIScreenEdgePanGestureRecognizer) {
    guard isTransitionInteractive else { return }
    let speed = wayBack(swipe.velocity(in: view).x) / max(view.bounds.width, 1)
    swipeProgress = progress(of: swipe)
    releaseBackSwipe(goesBack: abs(speed) > 1 ? speed > 0 : swipeProgress > 0.5)
  }

  private func releaseBackSwipe(goesBack: Bool) {
    guard isTransitionInteractive, let transition else { return }
    let rest = goesBack ? 1 - swipeProgress : swipeProgress
    if goesBack {
      isTransitionInteractive = false
      letGoOfKeyboard(transition)
      pendingCompletion = { [weak self] in
        self?.complete(leaving: [transition.from], joining: [])
      }
      transition.from.willMove(toParent: nil)
    }
    UIView.animate(
      withDuration: min(Self.secondsForRest * Double(rest), Self.longestRest), delay: 0,
      options: .curveEaseOut,
      animations: { transition.show(progress: goesBack ? 1 : 0) },
      completion: { [weak self] _ in
        guard let self, transition === self.transition else { return }
        if goesBack {
          endTransition(transition, isComplete: true)
        } else {
          giveUpBackSwipe(transition)
        }
      })
  }

  private func letGoOfKeyboard(_ transition: NavigationTransition) {
    guard transition.takesKeyboardAlong else {
      transition.from.viewIfLoaded?.endEditing(true)
      return
    }
    UIApplication.shared.keyboard.performScreenChange(
      distance: keyboardDistance(isPush: false), incoming: nil
    ) {
      transition.from.viewIfLoaded?.endEditing(true)
    }
  }

  /// Puts everything back as it was before the drag.
  func giveUpBackSwipe(_ transition: NavigationTransition) {
    replaceStack(with: viewControllers + [transition.from])
    transition.to.beginAppearanceTransition(false, animated: true)
    transition.from.beginAppearanceTransition(true, animated: true)
    endTransition(transition, isComplete: false)
    UIView.performWithoutAnimation {
      navigationBar.items = barItems
    }
  }
}
