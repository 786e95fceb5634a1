/// A keyboard that travels with screens (FACTS 4.2): it leaves with the screen that had the focus,
/// and comes with the one that takes the focus on its way; where both have it, it stays.
extension KeyboardController {
  /// Exchanges screens as one change of focus. A keyboard that comes or goes inside it moves
  /// along with them.
  /// - Parameters:
  ///   - distance: how far the keyboard's screen goes to the right, points.
  ///   - incoming: the view of the screen that arrives.
  func performScreenChange(
    distance: CGFloat, incoming: @autoclosure () -> UIView?, change: () -> Void
  ) {
    if travel == nil { travel = KeyboardTravel(exit: distance) }
    isChangingScreens = true
    performResponderChange {
      change()
      travel?.incoming = incoming()
    }
    isChangingScreens = false
  }

  /// The screens begin to follow a finger, and the keyboard of the one that leaves follows with
  /// them.
  func beginDraggedTravel(distance: CGFloat, from leaving: UIView) {
    var travel = KeyboardTravel(exit: distance)
    if let shownFrame, KeyboardPlacement(of: shownFrame) == .docked,
      (input as? UIView)?.isDescendant(of: leaving) == true
    {
      travel.role = .dragged
    }
    self.travel = travel
  }

  /// The screens have come a part of their way, 0…1. Inside their animation.
  func showTravel(progress: CGFloat) {
    guard var travel else { return }
    travel.progress = progress
    self.travel = travel
    stage.stand(aside: travel.aside(at: progress))
  }

  /// The screens are where they go.
  func endTravel() {
    guard travel != nil else { return }
    travel = nil
    UIView.performWithoutAnimation {
      if shownFrame == nil, stage.aside != 0 {
        stage.stand(aside: 0)
        stage.place(in: belowScreen(stage.wholePlace))
        stage.clear()
      } else {
        stage.stand(aside: 0)
      }
    }
  }

  /// How the keyboard comes or goes with screens that are being exchanged; `nil` where it moves
  /// by itself.
  func carriedTransition(from current: CGRect?, to target: CGRect?) -> KeyboardTransition? {
    guard var travel, !fades, announcedDuration > 0,
      let frame = current ?? target, KeyboardPlacement(of: frame) == .docked
    else { return nil }
    var transition = KeyboardTransition(
      kind: .show, begin: frame, end: frame, duration: announcedDuration, isCarried: true)
    switch (current, target) {
    case (_?, nil) where isChangingScreens:
      transition.kind = .hide
      transition.begin = frame.offsetBy(dx: stage.aside, dy: 0)
      travel.role = .leaves
      transition.end = frame.offsetBy(dx: travel.exit, dy: 0)
    case (nil, _?) where isChangingScreens || travel.role == .leaves:
      travel.role = isChangingScreens ? .enters : .none
      transition.begin = frame.offsetBy(
        dx: isChangingScreens ? -travel.exit : stage.aside, dy: 0)
    default: return nil
    }
    travel.start = travel.progress
    self.travel = travel
    return transition
  }

  /// Lets guides follow a keyboard that screens take along.
  func carry(_ transition: KeyboardTransition) {
    guard let travel else { return }
    if travel.role == .enters {
      UIView.performWithoutAnimation {
        stage.stand(aside: travel.aside(at: 0))
        stage.place(in: transition.end)
      }
    }
    UIView.animate(withDuration: transition.duration, delay: 0, options: Self.options) {
      self.tellGuides {
        guard travel.role == .none else { return }
        self.stage.stand(aside: 0)
        self.stage.place(in: transition.end)
      }
    }
  }

  /// What of a docked keyboard things make room for at `time`: one that leaves or comes sideways
  /// counts as going down, or up, in the same time.
  func coveringFrame(at time: TimeInterval) -> CGRect? {
    guard let frame = presentationFrame(at: time) else { return nil }
    let screen = UIScreen.main.bounds
    guard let travel, travel.role != .dragged, frame.width == screen.width, frame.minX != 0,
      travel.exit != 0
    else { return frame }
    let start = travel.role == .leaves ? abs(travel.aside(at: travel.start)) : 0
    let gone = (abs(frame.minX) - start) / (abs(travel.exit) - start)
    let way = max(0, screen.maxY - frame.minY)
    return frame.offsetBy(dx: -frame.minX, dy: way * min(max(gone, 0), 1))
  }
}
