extension ModalPresentation {
  var geometry: SheetGeometry {
    SheetGeometry(
      style: style, bounds: host.bounds, safeArea: host.safeAreaInsets,
      traits: host.traitCollection, preferredSize: presented.preferredContentSize, sheet: sheet,
      keyboardTop: ownKeyboardTop)
  }

  /// The top of the keyboard where what is presented has called it.
  var ownKeyboardTop: CGFloat? {
    guard isElevated, !isEnding, let frame = UIApplication.shared.keyboard.shownFrame,
      KeyboardPlacement(of: frame) == .docked,
      let view = presented.viewIfLoaded,
      (view.window?.firstResponder as? UIView)?.isDescendant(of: view) == true
    else { return nil }
    return host.convert(frame, from: nil).minY
  }

  /// Where what is presented is at rest, in points of the container.
  var restingFrame: CGRect {
    if style == .popover { return popoverGeometry.frame(pointing: popoverGeometry.direction) }
    let geometry = geometry
    return geometry.frame(height: geometry.chosen(among: geometry.stops).height)
  }

  func move(to presence: CGFloat, animated: Bool, completion: @escaping () -> Void) {
    guard animated else {
      UIView.performWithoutAnimation { show(presence: presence) }
      return completion()
    }
    if let alert {
      alert.animatePanel(
        isComing: presence == 1, changes: { self.show(presence: presence) },
        completion: completion)
      return
    }
    if style == .popover {
      UIView.animate(
        withDuration: Self.popoverDuration, delay: 0, options: .curveEaseInOut,
        animations: { self.show(presence: presence) }, completion: { _ in completion() })
      return
    }
    if flips {
      UIView.performWithoutAnimation { show(presence: presence) }
      let (leaving, arriving): (UIView?, UIView?) =
        presence == 1 ? (viewBehind, card) : (card, viewBehind)
      return FlipTransition.run(from: leaving, to: arriving, completion: completion)
    }
    UIView.animate(
      withDuration: dissolves ? Self.dissolveDuration : KeyboardTransition.announcedDuration,
      delay: 0, options: dissolves ? .curveEaseInOut : Self.slideCurve,
      animations: { self.show(presence: presence) }, completion: { _ in completion() })
  }

  /// Seconds (APPEARANCE 6).
  private static var dissolveDuration: TimeInterval { 0.3 }

  private static var slideCurve: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: UInt(KeyboardTransition.announcedCurve) << 16)
  }

  /// Seconds in which a popover fades in and out.
  private static var popoverDuration: TimeInterval { 0.25 }

  /// Makes changes and places the sheet anew in the animation that sheets come with.
  func animateSheet(_ changes: @escaping @MainActor () -> Void) {
    UIView.animate(
      withDuration: KeyboardTransition.announcedDuration, delay: 0,
      options: KeyboardTransition.animationOptions,
      animations: {
        changes()
        self.layOut()
        self.host.layoutIfNeeded()
      })
    updateTouches()
  }

  /// Takes on what the app has changed of the sheet.
  func settingsDidChange() {
    guard !isEnding else { return }
    layOut()
    updateTouches()
    presented.setNeedsStatusBarAppearanceUpdate()
  }

  func layOut() {
    dim.frame = host.bounds
    show(presence: presence)
  }

  /// Shows the controller 0 … 1 in.
  func show(presence: CGFloat) {
    self.presence = presence
    if let alert {
      card.place(in: host.bounds)
      dim.alpha = alert.dimming * presence
      alert.showPanel(presence: presence)
      return
    }
    if style == .popover { return showPopover(presence: presence) }
    let geometry = geometry
    let stops = geometry.stops
    let rest = leavingHeight ?? geometry.chosen(among: stops).height
    let visible = draggedHeight ?? rest * presence
    let frame = geometry.frame(height: leavingHeight ?? max(draggedHeight ?? rest, stops[0].height))
    let isSheet = geometry.isCard || geometry.isCentred
    card.place(in: frame)
    // Once another card is over this one, that one decides the transform.
    if dissolves {
      card.alpha = presence
    } else if !flips, presented.presentation == nil {
      let travel = host.bounds.maxY - frame.minY
      card.transform = CGAffineTransform(
        translationX: 0, y: isSheet ? travel - visible : travel * (1 - presence))
    }
    dim.alpha = geometry.dimming(height: visible, stops: stops)
    card.clipsToBounds = isSheet
    card.layer.cornerRadius = isSheet ? geometry.radius : 0
    card.layer.maskedCorners = geometry.isCard ? .upper : .everywhere
    showGrabber(isShown: geometry.isCard && sheet?.prefersGrabberVisible == true)
    showBehind(geometry, shrunk: geometry.shrinking(height: visible, stops: stops))
  }

  private var coversScreen: Bool { style == .fullScreen || style == .overFullScreen }

  private var dissolves: Bool {
    presented.modalTransitionStyle == .crossDissolve && coversScreen
  }

  private var flips: Bool {
    presented.modalTransitionStyle == .flipHorizontal && coversScreen && alert == nil
  }

  private func showGrabber(isShown: Bool) {
    if isShown, grabber == nil {
      let grabber = SheetGrabber()
      grabber.addAction(
        UIAction { [weak self] _ in self?.goToNextStop() }, for: .touchUpInside)
      card.addSubview(grabber)
      self.grabber = grabber
    }
    grabber?.isHidden = !isShown
    grabber?.place(width: card.bounds.width)
  }

  private func showBehind(_ geometry: SheetGeometry, shrunk part: CGFloat) {
    guard isSheet, let behind = viewBehind else { return }
    let center = behind.center
    let size = behind.bounds.size
    let frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    behind.transform = geometry.transform(behind: frame, shrunk: part)
    guard presenting?.presentationOfSelf == nil else { return }
    behind.layer.cornerCurve = .continuous
    behind.layer.cornerRadius = SheetGeometry.cornerRadius * part
    behind.clipsToBounds = part > 0
  }

  /// The view that shrinks: that of the controller below, or the card that it is on.
  private var viewBehind: UIView? {
    presenting?.presentationOfSelf?.card ?? presenting?.viewIfLoaded
  }

  /// Whether the screen behind is a card itself now, under a dark status bar.
  var hasShrunkScreenBehind: Bool {
    guard !isEnding else { return false }
    let geometry = geometry
    let stops = geometry.stops
    return geometry.shrinking(height: geometry.chosen(among: stops).height, stops: stops) == 1
  }

  /// Lets touches through to a screen behind that is not dimmed.
  func updateTouches() {
    guard isSheet else { return }
    let geometry = geometry
    let stops = geometry.stops
    let isUndimmed = geometry.isUndimmed(at: geometry.chosen(among: stops), stops: stops)
    host.letsTouchesThrough = isUndimmed && !isComing && !isEnding
  }
}

extension ModalPresentation: KeyboardFollowing {
  func keyboardWillMove() {}

  func keyboardDidMove() {
    guard host.window != nil, !isEnding else { return }
    layOut()
    host.layoutIfNeeded()
  }
}

extension CACornerMask {
  fileprivate static let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  fileprivate static let everywhere: CACornerMask = upper.union([
    .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ])
}
