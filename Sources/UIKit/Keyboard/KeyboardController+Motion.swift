/// Motion and notices.
extension KeyboardController {
  /// Where the keyboard's views are now, in screen coordinates; `nil` while hidden.
  var currentFrame: CGRect? {
    shownFrame == nil ? nil : stage.tracker.frame
  }

  /// Where the keyboard is seen at `time` (seconds on the clock), in screen coordinates. It may
  /// still be on its way out.
  public func presentationFrame(at time: TimeInterval) -> CGRect? {
    guard host != nil, stage.tracker.frame != .zero else { return nil }
    let properties = stage.tracker.layer.presentationProperties(at: time)
    return properties.bounds.applying(properties.toSuperlayer)
  }

  /// How the keyboard is animated whatever animation the change of focus was made in.
  static let options: UIView.AnimationOptions =
    KeyboardTransition.animationOptions.union([
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
    ])

  func perform(_ transition: KeyboardTransition) {
    pendingAfter?.cancel()
    pendingAfter = nil
    post(transition.before, of: transition)
    guard transition.duration > 0 else {
      UIView.performWithoutAnimation { move(to: transition.end) }
      if shownFrame == nil { stage.clear() }
      post(transition.after, of: transition)
      return
    }
    animate(transition)
    pendingAfter = UIApplication.shared.clock.schedule(after: transition.duration) {
      [weak self] in
      self?.post(transition.after, of: transition)
    }
  }

  private func animate(_ transition: KeyboardTransition) {
    if transition.isCarried {
      carry(transition)
    } else if transition.fades {
      fade(transition)
    } else {
      UIView.animate(
        withDuration: transition.duration, delay: 0, options: Self.options,
        animations: { self.move(to: transition.end) },
        completion: { [weak self] _ in self?.clearIfHidden() })
    }
  }

  private func clearIfHidden() {
    guard shownFrame == nil, stage.tracker.frame.minY >= UIScreen.main.bounds.maxY,
      !stage.tracker.layer.isAnimated
    else { return }
    stage.clear()
  }

  /// Comes and goes in its place (FACTS 4.2); what hangs on the guides moves as ever.
  private func fade(_ transition: KeyboardTransition) {
    let isShow = transition.kind != .hide
    UIView.performWithoutAnimation {
      if isShow {
        stage.place(in: transition.end)
        stage.setAlpha(0)
      }
    }
    UIView.animate(
      withDuration: transition.duration, delay: 0, options: Self.options,
      animations: {
        self.tellGuides { self.stage.setAlpha(isShow ? 1 : 0) }
      },
      completion: { [weak self] _ in
        guard let self, shownFrame == nil else { return }
        UIView.performWithoutAnimation {
          self.stage.place(in: self.belowScreen(self.stage.tracker.frame))
          self.stage.setAlpha(1)
        }
        clearIfHidden()
      })
  }

  func move(to frame: CGRect, keysDrop: CGFloat = 0) {
    tellGuides { stage.place(in: frame, keysDrop: keysDrop) }
  }

  func tellGuides(around motion: () -> Void) {
    guides.removeAll { $0.guide == nil }
    for entry in guides { entry.guide?.keyboardWillMove() }
    motion()
    for entry in guides { entry.guide?.keyboardDidMove() }
  }

  private func post(_ names: [Notification.Name], of transition: KeyboardTransition) {
    for name in names {
      NotificationCenter.default.post(
        name: name, object: UIScreen.main, userInfo: transition.userInfo)
    }
  }
}
