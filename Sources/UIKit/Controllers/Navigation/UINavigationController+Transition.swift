extension UINavigationController {
  /// Starts a push or a pop: tells both controllers and brings both views into place.
  func begin(from: UIViewController, to: UIViewController, isPush: Bool, animated: Bool) {
    let isSeen = isVisibleOrAppearing && view.window != nil
    let isAnimated = isAnimated(animated)
    to.loadViewIfNeeded()
    prepareView(of: to)
    delegate?.navigationController(self, willShow: to, animated: isAnimated)
    if isSeen {
      from.beginAppearanceTransition(false, animated: isAnimated)
      to.beginAppearanceTransition(true, animated: isAnimated)
    }
    let transition = NavigationTransition(
      from: from, to: to, isPush: isPush, isAnimated: isAnimated, container: content,
      bar: navigationBar, companion: takeTabBar(isPush: isPush),
      isReversed: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      takesKeyboardAlong: isAnimated && isAsWideAsScreen)
    self.transition = transition
    let barFrame = navigationBar.frame
    let wasGroundHidden = navigationBar.isGroundHidden
    UIView.performWithoutAnimation {
      if from.view.superview !== content { content.addSubview(from.view) }
      transition.begin()
      navigationBar.prepareTransition(to: barItems)
      watchContent()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      to.view.layoutIfNeeded()
      transition.fadeGround(from: wasGroundHidden, to: willHideGround)
      if isAnimated { transition.moveBar(from: barFrame, to: navigationBar.frame) }
      transition.show(progress: 0)
      if isSeen { to.tellIsAppearing(isAnimated) }
      to.view.layoutIfNeeded()
    }
  }

  /// Whether a change of the stack that is to be animated can be.
  func isAnimated(_ animated: Bool) -> Bool {
    animated && isVisibleOrAppearing && view.window != nil && UIView.areAnimationsEnabled
  }

  /// Only screens that take the whole width take the keyboard along.
  var isAsWideAsScreen: Bool { view.bounds.width == UIScreen.main.bounds.width }

  /// How far to the right a keyboard goes that leaves with its screen, points.
  func keyboardDistance(isPush: Bool) -> CGFloat {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isPush == isReversed ? view.bounds.width : -view.bounds.width
  }

  /// Runs the transition to its end, on the keyboard's spring if it is animated.
  func runTransition(completion: @escaping () -> Void) {
    guard let transition else { return completion() }
    pendingCompletion = completion
    guard transition.isAnimated else {
      UIView.performWithoutAnimation { transition.show(progress: 1) }
      endTransition(transition, isComplete: true)
      return
    }
    UIView.animate(
      withDuration: KeyboardTransition.announcedDuration, delay: 0,
      options: [UIView.AnimationOptions(rawValue: UInt(KeyboardTransition.announcedCurve) << 16)],
      animations: { transition.show(progress: 1) },
      completion: { [weak self] _ in self?.endTransition(transition, isComplete: true) })
  }

  /// Brings a running transition to its end at once.
  func finishTransition() {
    guard let transition else { return }
    if isTransitionInteractive {
      giveUpBackSwipe(transition)
    } else {
      endTransition(transition, isComplete: true)
    }
  }

  func endTransition(_ transition: NavigationTransition, isComplete: Bool) {
    guard transition === self.transition else { return }
    self.transition = nil
    isTransitionInteractive = false
    let shown = isComplete ? transition.to : transition.from
    let gone = isComplete ? transition.from : transition.to
    UIView.performWithoutAnimation {
      transition.end()
      navigationBar.endTransition()
      gone.view.removeFromSuperview()
      giveBackTabBar()
      view.setNeedsLayout()
      watchContent()
    }
    gone.endAppearanceTransition()
    shown.endAppearanceTransition()
    let completion = pendingCompletion
    pendingCompletion = nil
    completion?()
    if isComplete {
      delegate?.navigationController(self, didShow: shown, animated: transition.isAnimated)
    }
    setNeedsStatusBarAppearanceUpdate()
  }

  // MARK: The tab bar around

  private var tabs: UITabBarController? { parent as? UITabBarController }

  /// Where the transition hides or shows the tab bar, the bar moves with the screen below.
  private func takeTabBar(isPush: Bool) -> UIView? {
    guard let tabs, hidesBottomBar != tabs.isTabBarAway else { return nil }
    tabs.isTabBarAway = hidesBottomBar
    return tabs.tabBar
  }

  private func giveBackTabBar() {
    guard let tabs else { return }
    tabs.isTabBarAway = hidesBottomBar
    tabs.takeBackTabBar()
  }
}
