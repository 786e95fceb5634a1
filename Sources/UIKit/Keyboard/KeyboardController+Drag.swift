/// Putting the keyboard away by dragging. Nothing is posted during the drag; once the finger is
/// lifted the keyboard hides, or springs back with a notice of its frame (FACTS 4.2).
extension KeyboardController {
  /// A finger that went down at `point`, in points of the screen, drags content. Keyboards
  /// follow only fingers that come from above.
  func beginDrag(from point: CGPoint, keepsAccessory: Bool) {
    guard drag == nil, let shownFrame, KeyboardPlacement(of: shownFrame) == .docked else { return }
    let padding = guides.compactMap { $0.guide?.dismissPadding }.max() ?? 0
    guard point.y < shownFrame.minY else { return }
    let stays = keepsAccessory && accessoryOwner != nil
    let bottom = UIScreen.main.bounds.maxY
    drag = KeyboardDrag(
      keepsAccessory: stays, padding: padding,
      lowestTop: stays ? bottom - stage.accessoryHeight - stage.restingStrip : bottom,
      finger: point.y)
  }

  /// The finger is at `point`, in points of the screen: the keyboard's top follows it.
  func continueDrag(to point: CGPoint) {
    guard var drag, let shownFrame else { return }
    if point.y != drag.finger { drag.lastStep = point.y - drag.finger }
    drag.finger = point.y
    self.drag = drag
    let range = shownFrame.minY...max(shownFrame.minY, drag.lowestTop)
    let top = min(max(point.y + drag.padding, range.lowerBound), range.upperBound)
    guard top != (drag.frame ?? shownFrame).minY else { return }
    let frame = CGRect(origin: CGPoint(x: shownFrame.minX, y: top), size: shownFrame.size)
    drag.frame = frame
    self.drag = drag
    // Keys that leave an accessory behind have left the strip below it, too, in the end.
    let way = range.upperBound - range.lowerBound
    let part = drag.keepsAccessory && way > 0 ? (top - range.lowerBound) / way : 0
    UIView.performWithoutAnimation {
      move(to: frame, keysDrop: stage.restingStrip * part)
    }
  }

  /// The finger was lifted with a speed in points per second. On its way down the keyboard goes,
  /// on its way up it comes back; with a finger at rest it takes the shorter way.
  func endDrag(velocity: CGFloat) {
    guard let drag else { return }
    guard let frame = drag.frame, let shownFrame else {
      self.drag = nil
      return
    }
    let isHalfGone = frame.minY - shownFrame.minY > (drag.lowestTop - shownFrame.minY) / 2
    if velocity == 0 ? isHalfGone : drag.lastStep > 0 {
      dismiss(keepingAccessory: drag.keepsAccessory)
    }
    cancelDrag()
  }

  /// The keyboard springs back from where it was dragged to.
  func cancelDrag() {
    guard let drag else { return }
    self.drag = nil
    guard let frame = drag.frame, let shownFrame, shownFrame != frame else { return }
    perform(
      KeyboardTransition(
        kind: .change, begin: frame, end: shownFrame, duration: announcedDuration))
  }

  /// Ends typing. An accessory of a responder further up stays, as that becomes first responder.
  func dismiss(keepingAccessory: Bool) {
    if keepingAccessory, let owner = accessoryOwner {
      owner.becomeFirstResponder()
    } else {
      UIApplication.shared.keyWindow?.resignFirstResponderAnywhere()
    }
  }

  /// Who supplies the accessory and can keep it when typing ends.
  private var accessoryOwner: UIResponder? {
    guard let owner = stage.accessory?.provider, !(owner is any UIKeyInput),
      owner.canBecomeFirstResponder
    else { return nil }
    return owner
  }
}

extension UIWindow {
  /// Has whoever is first responder resign, a controller too.
  func resignFirstResponderAnywhere() {
    guard let firstResponder else { return }
    if !firstResponder.resignFirstResponder() { firstResponder.forceResign() }
  }
}
