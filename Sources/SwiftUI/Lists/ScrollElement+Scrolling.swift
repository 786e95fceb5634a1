extension ScrollElement {
  /// The scroll view that an element is in.
  static func around(_ element: Element) -> ScrollElement? {
    var container = element.container
    while let current = container {
      if let scroll = current as? ScrollElement { return scroll }
      container = current.container
    }
    return nil
  }

  /// Scrolls so that what stands in a slot is seen. What is not made yet may turn out to be
  /// elsewhere: then once more.
  func scroll(to slot: LazySlot, anchor: UnitPoint?, animation: Animation?) {
    var last: CGRect?
    for _ in 0..<4 {
      guard let frame = slot.container?.frame(of: slot), frame != last else { return }
      scroll(to: frame, anchor: anchor, animation: animation)
      last = frame
    }
  }

  /// Scrolls so that a frame of the content is seen, or stands at a place of what is seen.
  func scroll(to place: CGRect, anchor: UnitPoint?, animation: Animation?) {
    let frame = turned(place)
    let inset = scrollView.adjustedContentInset
    let seen = CGRect(
      x: scrollView.bounds.minX + inset.left, y: scrollView.bounds.minY + inset.top,
      width: scrollView.bounds.width - inset.left - inset.right,
      height: scrollView.bounds.height - inset.top - inset.bottom)
    var offset = scrollView.contentOffset
    if let anchor {
      if axes.contains(.vertical) {
        offset.y = frame.minY + anchor.y * (frame.height - seen.height) - inset.top
      }
      if axes.contains(.horizontal) {
        offset.x = frame.minX + anchor.x * (frame.width - seen.width) - inset.left
      }
    } else {
      offset.y += min(0, frame.minY - seen.minY) + max(0, frame.maxY - seen.maxY)
      offset.x += min(0, frame.minX - seen.minX) + max(0, frame.maxX - seen.maxX)
    }
    let most = CGPoint(
      x: scrollView.contentSize.width + inset.right - scrollView.bounds.width,
      y: scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
    offset.x = max(-inset.left, min(offset.x, most.x))
    offset.y = max(-inset.top, min(offset.y, most.y))
    let move = { [scrollView] in scrollView.contentOffset = offset }
    if let animation { animation.perform(move) } else { move() }
  }
}
