extension UIViewController {
  /// Whether the controller, or one in sight inside it, must be put away by its own means.
  fileprivate var hasModalContent: Bool {
    isModalInPresentation
      || children.contains { $0.viewIfLoaded?.window != nil && $0.hasModalContent }
  }
}

extension ModalPresentation {
  /// Seconds by which a finger's speed carries a sheet on: a fling of 2 screen heights a second
  /// passes half of it (APPEARANCE 5.11).
  private static let carry: CGFloat = 0.25
  /// How far a sheet follows a finger that pulls it where it cannot go, points at most.
  private static let reluctance = RubberBand(length: 60)

  /// Whether the user may drag the sheet now.
  var isDraggable: Bool {
    let geometry = geometry
    return !isComing && !isEnding && (geometry.isCard || geometry.isCentred)
      && presented.presentation == nil
  }

  /// Whether the sheet rests lower than it could.
  var canGrow: Bool {
    let geometry = geometry
    let stops = geometry.stops
    return geometry.isCard && geometry.chosen(among: stops).height < stops[stops.count - 1].height
  }

  /// How much of the resting sheet is in sight, points.
  var restingHeight: CGFloat {
    let geometry = geometry
    return geometry.chosen(among: geometry.stops).height
  }

  /// Whether the user may put the sheet away.
  var mayBeDismissed: Bool {
    guard !presented.hasModalContent else { return false }
    guard let controller = presented.ownPresentationController else { return true }
    return controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
  }

  /// Shows the sheet as a finger draws it that wants `height` points of it in sight. Answers
  /// whether that is less than at its lowest stop.
  @discardableResult
  func follow(height: CGFloat, mayLeave: Bool) -> Bool {
    let stops = geometry.stops
    let (lowest, highest) = (stops[0].height, stops[stops.count - 1].height)
    var shown = height
    if height > highest {
      shown = highest + (geometry.isCard ? Self.reluctance.displayed(for: height - highest) : 0)
    } else if height < lowest, !mayLeave {
      shown = lowest + Self.reluctance.displayed(for: height - lowest)
    }
    draggedHeight = max(shown, 0)
    UIView.performWithoutAnimation {
      show(presence: 1)
      host.layoutIfNeeded()
    }
    return height < lowest
  }

  /// Lets the sheet come to rest where it was going with `velocity`, points a second upwards.
  func letGo(velocity: CGFloat, mayLeave: Bool) {
    guard let height = draggedHeight else { return }
    let stops = geometry.stops
    let aim = height + velocity * Self.carry
    let nearest = stops.min { abs($0.height - aim) < abs($1.height - aim) } ?? stops[0]
    if aim < stops[0].height / 2 {
      if mayLeave { return dismissByUser() }
      tell { $0.presentationControllerDidAttemptToDismiss($1) }
    }
    settle(at: nearest)
  }

  /// Comes to rest where the sheet was before the finger.
  func settleBack() {
    let geometry = geometry
    settle(at: geometry.chosen(among: geometry.stops))
  }

  private func settle(at stop: SheetGeometry.Stop) {
    let old = geometry.chosen(among: geometry.stops).identifier
    animateSheet {
      self.draggedHeight = nil
      if stop.identifier != old { self.sheet?.selectedDetentIdentifier = stop.identifier }
    }
    presented.setNeedsStatusBarAppearanceUpdate()
    guard stop.identifier != old, let sheet else { return }
    sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  /// A tap on the grabber: the next stop, or from the highest one the lowest.
  func goToNextStop() {
    let geometry = geometry
    let stops = geometry.stops
    guard isDraggable, stops.count > 1 else { return }
    let chosen = geometry.chosen(among: stops).identifier
    let place = stops.firstIndex { $0.identifier == chosen } ?? 0
    settle(at: stops[(place + 1) % stops.count])
  }

  // MARK: Putting away

  func willBeDismissedByUser() {
    tell { $0.presentationControllerWillDismiss($1) }
  }

  private func dismissByUser() {
    end(animated: true) { [self] in
      tell { $0.presentationControllerDidDismiss($1) }
    }
  }

  /// A tap beside the sheet.
  func didTapBeside() {
    guard !isComing, !isEnding, presented.presentation == nil else { return }
    if let question = presented as? UIAlertController { return question.cancelFromOutside() }
    guard mayBeDismissed else {
      return tell { $0.presentationControllerDidAttemptToDismiss($1) }
    }
    willBeDismissedByUser()
    dismissByUser()
  }

  private func tell(
    _ message: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void
  ) {
    guard let controller = presented.ownPresentationController,
      let delegate = controller.delegate as (any UIAdaptivePresentationControllerDelegate)?
    else { return }
    message(delegate, controller)
  }
}
