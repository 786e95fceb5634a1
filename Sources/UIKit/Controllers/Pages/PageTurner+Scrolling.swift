extension PageTurner: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isDriven, pitch > 0, strip.isTracking || strip.isDecelerating else { return }
    let distance = strip.contentOffset[axis] / pitch - CGFloat(place)
    guard abs(distance) * pitch > 0.5 else { return }
    let isAfter = distance > 0
    if let visit, (visit > place) != isAfter { settle(at: place) }
    let next = place + (isAfter ? 1 : -1)
    if visit == nil, page(next) != nil { welcome(next) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    // What has come to stand nearer is the page from which the next turn counts.
    if nearest == visit { settle(at: nearest) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settleIfAtPage() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settleIfAtPage()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    settleIfAtPage()
  }

  /// A finger may have stopped the strip between two pages, from where it will go on.
  private func settleIfAtPage() {
    guard pitch > 0, abs(strip.contentOffset[axis] - offset(of: nearest)[axis]) < 1 else { return }
    settle(at: nearest)
  }
}
