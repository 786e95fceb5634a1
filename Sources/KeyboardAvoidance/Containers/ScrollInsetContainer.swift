import UIKit

/// Makes room by the bottom insets of a scroll view (rules R4 to R7).
@MainActor
final class ScrollInsetContainer: AvoidingContainer {
  let scrollView: UIScrollView
  /// Called after the app has set an inset of its own while room is made.
  var onOwnInset: (() -> Void)?
  private var content = Held()
  private var indicator = Held()
  private var observation: NSKeyValueObservation?

  /// A number of the app's that is replaced for a while.
  private struct Held {
    private var own: CGFloat = 0
    private var lent: CGFloat?

    /// The app's number, given the present one: that which was replaced, unless the app has set
    /// another since.
    mutating func own(present: CGFloat) -> CGFloat {
      if lent != present { own = present }
      return own
    }

    mutating func lend(_ value: CGFloat) -> CGFloat {
      lent = value
      return value
    }

    /// Whether a number is the one that was lent.
    func isLent(_ present: CGFloat) -> Bool { lent == present }

    /// The number to restore; `nil` when nothing is replaced.
    mutating func giveBack(present: CGFloat) -> CGFloat? {
      guard lent != nil else { return nil }
      let own = own(present: present)
      lent = nil
      return own
    }
  }

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  var owned: AnyObject { scrollView }

  func makeRoom(for keyboard: CGRect, target: AvoidanceTarget) {
    observe()
    let overlap = overlap(with: keyboard)
    let safeArea = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    let own = content.own(present: scrollView.contentInset.bottom)
    let share = Avoidance.insetShare(own: own, safeArea: safeArea, overlap: overlap)
    let kept = content.lend(share)
    if scrollView.contentInset.bottom != kept { scrollView.contentInset.bottom = kept }
    let insets = scrollView.verticalScrollIndicatorInsets
    let ownIndicator = indicator.own(present: insets.bottom)
    let bar = indicator.lend(
      Avoidance.insetShare(
        own: ownIndicator,
        safeArea: scrollView.automaticallyAdjustsScrollIndicatorInsets ? safeArea : 0,
        overlap: overlap))
    if insets.bottom != bar { scrollView.verticalScrollIndicatorInsets.bottom = bar }
  }

  /// An inset that the app sets meanwhile is the one of rest from then on (R4).
  private func observe() {
    guard observation == nil else { return }
    observation = scrollView.observe(\.contentInset) { [weak self] scrollView, _ in
      guard let self, !content.isLent(scrollView.contentInset.bottom) else { return }
      onOwnInset?()
    }
  }

  /// As if it were on the screen: a page beside the present one is covered as soon as it comes.
  private func overlap(with keyboard: CGRect) -> CGFloat {
    var rect = scrollView.convert(scrollView.bounds, to: UIScreen.main.coordinateSpace)
    rect.origin.x = keyboard.minX
    return rect.width > 0 ? Avoidance.overlap(of: rect, with: keyboard) : 0
  }

  func restore() {
    observation = nil
    if let own = content.giveBack(present: scrollView.contentInset.bottom),
      scrollView.contentInset.bottom != own
    {
      scrollView.contentInset.bottom = own
    }
    if let own = indicator.giveBack(present: scrollView.verticalScrollIndicatorInsets.bottom),
      scrollView.verticalScrollIndicatorInsets.bottom != own
    {
      scrollView.verticalScrollIndicatorInsets.bottom = own
    }
  }

  /// Scrolls by the least that brings the target into sight. A finger goes first.
  static func reveal(_ target: AvoidanceTarget, in scrollView: UIScrollView) {
    guard !scrollView.isTracking, !scrollView.isDragging else { return }
    let rect = scrollView.convert(target.rect, from: target.view)
    let insets = scrollView.adjustedContentInset
    let height = scrollView.bounds.height
    let lowest = -insets.top
    let highest = max(lowest, scrollView.contentSize.height + insets.bottom - height)
    let offset = Avoidance.leastReveal(
      top: rect.minY, bottom: rect.maxY, margin: target.margin,
      offset: scrollView.contentOffset.y,
      window: Avoidance.Window(
        start: insets.top, end: height - insets.bottom, limits: lowest...highest))
    guard offset != scrollView.contentOffset.y else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: offset), animated: false)
  }

  /// Whether content can go up and down here: not where a finger may not scroll, nor in a pager
  /// that only goes sideways.
  static func isVertical(_ scrollView: UIScrollView) -> Bool {
    guard scrollView.isScrollEnabled else { return false }
    let (content, size) = (scrollView.contentSize, scrollView.bounds.size)
    let isSideways = content.width > size.width || scrollView.alwaysBounceHorizontal
    return !isSideways || content.height > size.height || scrollView.alwaysBounceVertical
  }
}
