extension UIView {
  /// Changes the subviews of `view` in a way that `options` name: `transitionCrossDissolve` fades
  /// from what was to what is, the flips turn the view over half way. Other changes in
  /// `animations` are animated as usual. Without a transition among the options they just are.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition(options: options, duration: duration).run(
      over: view, animations: animations, completion: completion)
  }

  /// Exchanges one view for another in the same superview, in a way that `options` name. With
  /// `showHideTransitionViews` the old view is hidden and the new one shown, both staying where
  /// they are.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else { return }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      },
      completion: completion)
  }
}
