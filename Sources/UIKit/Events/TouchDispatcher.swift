/// Delivers what the screen reports: to the recognisers of the touched view and of all views
/// around it, innermost first, and then to the view.
///
/// Each event, and each change of a recogniser outside an event (a timer), runs the same
/// rounds until nothing is left to do: decide which recognisers may recognise, call their
/// actions, tell the views what no recogniser holds back, reset what has ended.
@MainActor
final class TouchDispatcher {
  private var records: [TouchRecord] = []
  private var involved: [UIGestureRecognizer] = []
  private var withNews: [UIGestureRecognizer] = []
  private var event: UIEvent?
  private var isBusy = false
  private var isUnsettled = false

  /// Delivers the touches of `event` that began, moved, ended or were cancelled in `window`.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    deliver(event, touches: event.touches(for: window) ?? [])
  }

  func deliver(_ event: UIEvent, touches: Set<UITouch>) {
    let changed = touches.filter { $0.phase != .stationary }.sorted { $0.serial < $1.serial }
    guard !changed.isEmpty else { return }
    let outer = self.event
    self.event = event
    perform {
      for touch in changed where touch.phase == .began { register(touch) }
      let concerned = records.filter { changed.contains($0.touch) }
      inform(concerned, of: event)
      for record in concerned { note(record) }
    }
    self.event = outer
  }

  /// Whether the view under the finger has been told of it and not of its end.
  func isDeliveredToView(_ touch: UITouch) -> Bool {
    records.contains { $0.touch === touch && $0.delivery == .begun }
  }

  // MARK: Reports of recognisers

  func recognizerWantsToRecognize(_ recognizer: UIGestureRecognizer) {
    perform {}
  }

  func recognizerDidFail(_ recognizer: UIGestureRecognizer) {
    perform {}
  }

  func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
    perform { addNews(of: recognizer) }
  }

  // MARK: Rounds

  private func perform(_ work: () -> Void) {
    isUnsettled = true
    guard !isBusy else {
      work()
      return
    }
    isBusy = true
    work()
    while isUnsettled {
      isUnsettled = false
      decide()
      sendActions()
      for record in records { tellView(of: record) }
      cleanUp()
    }
    isBusy = false
  }

  private func addNews(of recognizer: UIGestureRecognizer) {
    if !withNews.contains(recognizer) { withNews.append(recognizer) }
  }

  private func sendActions() {
    let recognizers = withNews
    withNews = []
    for recognizer in recognizers { recognizer.sendActions() }
  }

  private func cleanUp() {
    let lifted = records.filter(\.isLifted).map(\.touch)
    records.removeAll { $0.isLifted && $0.delivery == .done }
    let down = Set(records.filter { !$0.isLifted }.map(\.touch))
    for recognizer in involved {
      for touch in lifted { recognizer.forget(touch) }
      guard recognizer.sequence.isDisjoint(with: down) else { continue }
      let isIdle =
        recognizer.decidedState == .possible && recognizer.proposal == nil
        && !recognizer.awaitsMoreTouches
      guard recognizer.isFinished || isIdle, !withNews.contains(recognizer) else { continue }
      recognizer.performReset()
      // What waited for a recogniser that decided nothing need not wait any longer.
      if isIdle { isUnsettled = true }
    }
    involved.removeAll { !$0.isUnderWay }
  }

  // MARK: Recognisers

  private func register(_ touch: UITouch) {
    guard let view = touch.view, !records.contains(where: { $0.touch === touch }) else { return }
    var recognizers: [UIGestureRecognizer] = []
    var ancestor: UIView? = view
    while let current = ancestor {
      for recognizer in current.gestureRecognizers ?? [] where recognizer.acceptsTouches {
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
        else { continue }
        recognizers.append(recognizer)
      }
      ancestor = current.superview
    }
    touch.gestureRecognizers = recognizers
    records.append(TouchRecord(touch: touch, view: view, recognizers: recognizers))
  }

  private func inform(_ concerned: [TouchRecord], of event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let records = concerned.filter { $0.touch.phase == phase }
      var told: [UIGestureRecognizer] = []
      for recognizer in records.flatMap(\.recognizers) where !told.contains(recognizer) {
        told.append(recognizer)
        let touches = records.filter { $0.recognizers.contains(recognizer) }.map(\.touch)
        tell(recognizer, of: touches, phase: phase, event: event)
      }
    }
  }

  private func tell(
    _ recognizer: UIGestureRecognizer, of touches: [UITouch], phase: UITouch.Phase,
    event: UIEvent
  ) {
    if phase == .began {
      guard recognizer.acceptsTouches else { return }
      if !involved.contains(recognizer) { involved.append(recognizer) }
      recognizer.track(touches)
      recognizer.touchesBegan(Set(touches), with: event)
      return
    }
    guard !recognizer.isFinished else { return }
    let tracked = touches.filter { recognizer.sequence.contains($0) }
    guard !tracked.isEmpty else { return }
    recognizer.updateCentroid()
    switch phase {
    case .moved: recognizer.touchesMoved(Set(tracked), with: event)
    case .ended: recognizer.touchesEnded(Set(tracked), with: event)
    case .cancelled: recognizer.touchesCancelled(Set(tracked), with: event)
    case .began, .stationary: break
    }
  }

  private func decide() {
    var candidates = involved.filter { $0.proposal != nil }
    while !candidates.isEmpty {
      let next = candidates.first { candidate in
        !candidates.contains { $0.prevents(candidate) && !candidate.prevents($0) }
      }
      guard let recognizer = next ?? candidates.first else { return }
      candidates.removeAll { $0 === recognizer }
      if recognizer.proposal != nil { decide(on: recognizer) }
    }
  }

  private func decide(on recognizer: UIGestureRecognizer) {
    let others = involved.filter { $0 !== recognizer && $0.isUnderWay }
    let required = others.filter { recognizer.requiresFailure(of: $0) }
    let rivals = others.filter { !$0.sequence.isDisjoint(with: recognizer.sequence) }
    if required.contains(where: \.hasRecognized)
      || rivals.contains(where: { $0.hasRecognized && $0.prevents(recognizer) })
    {
      recognizer.state = .failed
      return
    }
    if required.contains(where: { $0.decidedState == .possible }) {
      recognizer.postponeProposal()
      return
    }
    guard mayBegin(recognizer) else {
      recognizer.state = .failed
      return
    }
    recognizer.acceptProposal()
    addNews(of: recognizer)
    isUnsettled = true
    if recognizer.cancelsTouchesInView {
      for record in records
      where record.recognizers.contains(recognizer) && recognizer.sequence.contains(record.touch) {
        cancel(record)
      }
    }
    for rival in rivals where rival.decidedState == .possible && recognizer.prevents(rival) {
      rival.state = .failed
    }
  }

  /// Asks the touched views, those around them up to the recogniser's own, and the delegate.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    var asked: [UIView] = []
    for record in records where recognizer.sequence.contains(record.touch) {
      var ancestor: UIView? = record.view
      while let view = ancestor {
        if !asked.contains(view) {
          asked.append(view)
          guard view.gestureRecognizerShouldBegin(recognizer) else { return false }
        }
        if view === recognizer.view { break }
        ancestor = view.superview
      }
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
  }

  // MARK: Views

  private func note(_ record: TouchRecord) {
    switch record.touch.phase {
    case .moved: record.hasMoved = true
    case .ended: record.isLifted = true
    case .cancelled:
      record.isLifted = true
      record.isTakenAway = true
    case .began, .stationary: break
    }
  }

  private func tellView(of record: TouchRecord) {
    if record.delivery == .held, record.isTakenAway { record.delivery = .done }
    if record.delivery == .held, !record.isBeginningHeld { tellBeginning(of: record) }
    if record.delivery == .begun, record.hasMoved {
      record.hasMoved = false
      tell(record, .moved) { $0.touchesMoved($1, with: $2) }
    }
    guard record.delivery == .begun, record.isLifted else { return }
    if record.isTakenAway {
      cancel(record)
    } else if !record.isEndHeld {
      record.delivery = .done
      tell(record, .ended) { $0.touchesEnded($1, with: $2) }
    }
  }

  /// A view that does not take several fingers hears only of the first.
  private func tellBeginning(of record: TouchRecord) {
    let isFirst = !records.contains {
      $0 !== record && $0.view === record.view && $0.delivery == .begun
    }
    guard isFirst || record.view.isMultipleTouchEnabled, allowsContentTouch(record) else {
      record.delivery = .done
      return
    }
    record.delivery = .begun
    let touch = record.touch
    let (here, before) = (touch.screenLocation, touch.previousScreenLocation)
    touch.screenLocation = record.startLocation
    touch.previousScreenLocation = record.startLocation
    tell(record, .began) { $0.touchesBegan($1, with: $2) }
    touch.screenLocation = here
    touch.previousScreenLocation = before
  }

  private func allowsContentTouch(_ record: TouchRecord) -> Bool {
    var ancestor = record.view.superview
    while let view = ancestor {
      guard view.allowsTouches([record.touch], with: currentEvent(record), in: record.view)
      else { return false }
      ancestor = view.superview
    }
    return true
  }

  private func cancel(_ record: TouchRecord) {
    let wasBegun = record.delivery == .begun
    record.delivery = .done
    if wasBegun { tell(record, .cancelled) { $0.touchesCancelled($1, with: $2) } }
  }

  /// The touch shows `phase` while the view is told; recognisers may be further ahead.
  private func tell(
    _ record: TouchRecord, _ phase: UITouch.Phase,
    _ call: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    let actual = record.touch.phase
    record.touch.phase = phase
    call(record.view, [record.touch], currentEvent(record))
    record.touch.phase = actual
  }

  private func currentEvent(_ record: TouchRecord) -> UIEvent {
    event ?? UIEvent(touches: [record.touch], timestamp: UIApplication.shared.clock.now)
  }
}
