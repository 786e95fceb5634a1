/// What fingers do to the text of a field or a text view: taps place the caret and select,
/// drags move the caret, the handles and the end of a selection, and the edit menu comes and
/// goes, as on iOS.
@MainActor
final class TextInteraction: NSObject {
  /// By how much a finger may miss the caret to hold it, points.
  private static let caretSlop = CGSize(width: 20, height: 8)

  weak var view: (any TextEditor)?
  let startHandle = SelectionHandle(isStart: true)
  let endHandle = SelectionHandle(isStart: false)
  let grips = TextGripGestureRecognizer()
  let press = UILongPressGestureRecognizer()

  private var drag: TextDrag?
  private var loupe: LoupeView?

  var effects: TextEffects { UIApplication.shared.textEffects }

  /// Watches fingers on a view and puts the handles into it.
  func attach(to view: any TextEditor) {
    self.view = view
    view.addSubview(startHandle)
    view.addSubview(endHandle)
    grips.findGrip = { [weak self] in self?.grip(of: $0) }
    grips.addTarget(self) { [weak self] _ in self?.gripDidChange() }
    press.addTarget(self) { [weak self] _ in self?.pressDidChange() }
    view.addGestureRecognizer(grips)
    view.addGestureRecognizer(press)
  }

  // MARK: Handles

  /// Puts the handles at the ends of the selection, where those can be seen.
  func placeHandles() {
    guard let view, view.showsSelection, !view.editor.isCaret else {
      startHandle.isHidden = true
      endHandle.isHidden = true
      return
    }
    let selection = view.editor.selection
    place(startHandle, at: view.edge(of: selection, isStart: true), in: view)
    place(endHandle, at: view.edge(of: selection, isStart: false), in: view)
    view.bringSubviewToFront(startHandle)
    view.bringSubviewToFront(endHandle)
  }

  private func place(_ handle: SelectionHandle, at edge: CGRect, in view: any TextEditor) {
    let reach = view.bounds.insetBy(dx: -1, dy: -1)
    if reach.intersects(edge) { handle.place(at: edge) } else { handle.isHidden = true }
  }

  /// Whether a finger at a point of the view holds a handle, which may stand out of the view.
  func isHandle(at point: CGPoint) -> Bool {
    startHandle.isHeld(at: point) || endHandle.isHeld(at: point)
  }

  private func grip(of touch: UITouch) -> TextGrip? {
    guard let view, view.canSelectText else { return nil }
    let point = touch.location(in: view)
    if touch.tapCount == 2, view.showsSelection {
      let editor = view.editor
      let word = editor.word(at: view.index(nearestTo: point), isSecret: view.isSecureTextEntry)
      return .words(editor.offset(word.lowerBound)..<editor.offset(word.upperBound))
    }
    guard touch.tapCount == 1 else { return nil }
    let distances = [startHandle, endHandle].map { handle in
      handle.isHeld(at: point)
        ? point.distance(to: CGPoint(x: handle.frame.midX, y: handle.frame.midY)) : .infinity
    }
    if distances[0].isFinite || distances[1].isFinite {
      return distances[0] < distances[1] ? .start : .end
    }
    guard view.isEditing, view.editor.isCaret else { return nil }
    let caret = view.caretRect(at: view.editor.head)
      .insetBy(dx: -Self.caretSlop.width, dy: -Self.caretSlop.height)
    return caret.contains(point) ? .caret : nil
  }

  // MARK: Taps

  /// A finger tapped a point of the view, for the `count`th time in a row.
  func tap(at point: CGPoint, count: Int) {
    guard let view, view.canSelectText else { return }
    let menuWasUp = effects.menu.wasPresentedAtLastTouch(by: self)
    effects.menu.dismiss()
    let place = view.index(nearestTo: point)
    switch count {
    case 1: singleTap(at: point, view, menuWasUp: menuWasUp)
    case 2:
      view.selectByHand { $0.select($0.word(at: place, isSecret: view.isSecureTextEntry)) }
      offerMenu(after: TapRules.longestPause)
    default:
      let paragraph = view.paragraph(around: place)
      view.selectByHand { $0.select(paragraph) }
      offerMenu(after: 0)
    }
  }

  private func singleTap(at point: CGPoint, _ view: any TextEditor, menuWasUp: Bool) {
    let isNear = isNearCaret(point, view)
    if !view.isEditing, view.allowsEditing {
      // The focus may scroll the text or change it.
      let index = place(forTapAt: point, view)
      let place = view.editor.offset(index)
      let before = view.editor
      // What is brought into sight is where the finger is, not where the caret was.
      view.editing.editor.collapse(to: index)
      guard view.beginEditingByHand() else {
        view.editing.editor = before
        return
      }
      // What comes next may still replace everything: the focus is new.
      if view.editor.isCaret, view.editor.offset(view.editor.head) == place {
        if view.editor.selection != before.selection { view.tellMovedSelection() }
      } else {
        view.changeSelection { $0.collapse(to: $0.index(place)) }
      }
      return
    }
    if isSelected(point, view) {
      if !menuWasUp { offerMenu(after: TapRules.longestPause) }
      return
    }
    let before = view.editor.selection
    let place = place(forTapAt: point, view)
    if !isNear { view.selectByHand { $0.collapse(to: place) } }
    guard view.isEditing, view.editor.selection == before, !menuWasUp else { return }
    offerMenu(after: TapRules.longestPause)
  }

  private func isSelected(_ point: CGPoint, _ view: any TextEditor) -> Bool {
    let selection = view.editor.selection
    let place = view.index(nearestTo: point)
    if selection.lowerBound < place, place < selection.upperBound { return true }
    guard let character = view.characterRange(at: point) else { return false }
    return selection.contains(view.editor.range(character.range).lowerBound)
  }

  private func isNearCaret(_ point: CGPoint, _ view: any TextEditor) -> Bool {
    guard view.isEditing, view.editor.isCaret else { return false }
    return view.caretRect(at: view.editor.head).insetBy(dx: -8, dy: -8).contains(point)
  }

  /// A tap puts the caret at the nearer end of a word, never inside it.
  private func place(forTapAt point: CGPoint, _ view: any TextEditor) -> String.Index {
    view.editor.edgeOfWord(
      nearestTo: view.index(nearestTo: point), isSecret: view.isSecureTextEntry)
  }

  // MARK: Drags

  private func gripDidChange() {
    guard let view, let grip = grips.grip else { return }
    let point = grips.location(in: view)
    switch grips.state {
    case .began:
      effects.menu.dismiss()
      drag = TextDrag(grip, from: grips.startLocation(in: view), in: view)
      follow(point, view)
    case .changed: follow(point, view)
    default: endDrag(view, completed: grips.state == .ended)
    }
  }

  private func pressDidChange() {
    guard let view, view.canSelectText else { return }
    let point = press.location(in: view)
    switch press.state {
    case .began:
      effects.menu.dismiss()
      if view.allowsEditing {
        guard view.isEditing || view.beginEditingByHand() else { return }
        drag = TextDrag(pressing: .caret)
      } else {
        let word = view.editor.word(at: view.index(nearestTo: point), isSecret: false)
        let offsets = view.editor.offset(word.lowerBound)..<view.editor.offset(word.upperBound)
        drag = TextDrag(pressing: .words(offsets))
      }
      follow(point, view)
    case .changed: follow(point, view)
    default: endDrag(view, completed: press.state == .ended)
    }
  }

  private func follow(_ point: CGPoint, _ view: any TextEditor) {
    guard let drag else { return }
    drag.follow(point, view)
    view.layoutIfNeeded()
    guard drag.showsLoupe else { return }
    let caret = view.caretRect(at: view.editor.head)
    if let loupe {
      UIView.performWithoutAnimation { loupe.look(at: caret, of: view) }
    } else {
      let loupe = LoupeView()
      self.loupe = loupe
      effects.add(loupe)
      UIView.performWithoutAnimation { loupe.look(at: caret, of: view) }
      loupe.alpha = 0
      UIView.animate(withDuration: LoupeView.duration) { loupe.alpha = 1 }
    }
  }

  private func endDrag(_ view: any TextEditor, completed: Bool) {
    guard drag != nil else { return }
    drag = nil
    if let loupe {
      self.loupe = nil
      UIView.animate(
        withDuration: LoupeView.duration, animations: { loupe.alpha = 0 },
        completion: { [effects] _ in effects.remove(loupe) })
    }
    if completed { offerMenu(after: 0) }
  }

  // MARK: Menu

  /// Shows the edit menu after `delay` seconds, if the finger leaves the text alone until then.
  func offerMenu(after delay: TimeInterval) {
    guard delay > 0 else { return showMenu() }
    effects.menu.present(after: delay) { [weak self] in self?.showMenu() }
  }

  private func showMenu() {
    guard let view, view.window != nil, view.showsSelection else { return }
    let selected = view.editor.selectedRange
    let suggested = EditingMenu.actions(for: view) { [weak self] command in
      if command == .select || command == .selectAll { self?.offerMenu(after: 0) }
    }
    let menu = view.editMenu(for: selected, suggestedActions: suggested)
    let actions = menu?.actions ?? suggested
    effects.menu.present(actions, around: menuTarget(view), of: view, owner: self)
  }

  /// The selection with its handles as far as it is in sight, in screen coordinates.
  private func menuTarget(_ view: any TextEditor) -> CGRect {
    let selection = view.editor.selection
    var target = view.edge(of: selection, isStart: true)
    if !view.editor.isCaret {
      let end = view.edge(of: selection, isStart: false)
      target =
        target.minY == end.minY
        ? target.union(end)
        : CGRect(
          x: view.bounds.minX, y: target.minY, width: view.bounds.width,
          height: end.maxY - target.minY)
      let balls = SelectionHandle.ballDiameter - SelectionHandle.overlap
      target = target.insetBy(dx: 0, dy: -balls)
    }
    let seen = target.intersection(view.bounds.insetBy(dx: 0, dy: -20))
    return view.convert(seen.isNull ? view.bounds : seen, to: nil)
  }

  /// The text or the selection has changed by other means: what floats over it goes.
  func textDidChange() {
    guard drag == nil else { return }
    effects.menu.dismiss(owner: self)
  }

  /// Editing has ended.
  func editingDidEnd() {
    effects.menu.dismiss(owner: self)
    if let view { endDrag(view, completed: false) }
  }
}
