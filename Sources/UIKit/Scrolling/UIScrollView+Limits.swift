extension UIScrollView {
  /// The insets that count: the content's own and, where the behaviour says so, the safe area
  /// (FACTS 5.4).
  public var adjustedContentInset: UIEdgeInsets {
    let safe = addedSafeArea
    return UIEdgeInsets(
      top: contentInset.top + safe.top + refreshInset, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }

  var addedSafeArea: UIEdgeInsets {
    let isAcross: Bool
    let isUpright: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeAreaInsets
    case .scrollableAxes:
      isAcross = isScrollableByContent(.horizontal)
      isUpright = isScrollableByContent(.vertical)
    case .automatic:
      isAcross = isScrollableByContent(.horizontal)
      isUpright = isScrollableByContent(.vertical) || isMainScrollView
    }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: isUpright ? safe.top : 0, left: isAcross ? safe.left : 0,
      bottom: isUpright ? safe.bottom : 0, right: isAcross ? safe.right : 0)
  }

  private func isScrollableByContent(_ axis: ScrollAxis) -> Bool {
    axis.of(contentSize) > axis.of(bounds.size) || alwaysBounces(axis)
  }

  /// Whether it is a controller's view or the rearmost view in it.
  var isMainScrollView: Bool {
    viewController != nil
      || (superview?.viewController != nil && superview?.subviews.first === self)
  }

  func alwaysBounces(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  /// Whether a finger can move the content along an axis.
  func isScrollable(_ axis: ScrollAxis) -> Bool {
    let limits = limits(of: axis)
    return limits.upperBound > limits.lowerBound || (bounces && alwaysBounces(axis))
  }

  /// Where the offset may rest (FACTS 5.4).
  func limits(of axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let lowest = -axis.start(of: inset)
    let highest = axis.of(contentSize) + axis.end(of: inset) - axis.of(bounds.size)
    return lowest...max(lowest, highest)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: limits(of: .horizontal).clamping(offset.x), y: limits(of: .vertical).clamping(offset.y))
  }

  /// Brings the offset inside limits that content, insets or size have changed. Content that
  /// was at its start stays there. A finger on the content, or content that moves by itself,
  /// is left alone and takes the new limits into account at its end.
  func limitsDidChange() {
    knownSize = bounds.size
    let inset = adjustedContentInset
    let old = knownInset
    knownInset = inset
    let limits = ScrollAxis.allCases.map { self.limits(of: $0) }
    let areNew = limits != knownLimits
    knownLimits = limits
    if areNew, drag == nil, !isTracking {
      if let motion, motion.motion.kind == .deceleration {
        decelerate(from: contentOffset, velocity: motion.velocity)
      } else if motion == nil {
        var offset = contentOffset
        for axis in ScrollAxis.allCases where offset[axis] == -axis.start(of: old) {
          offset[axis] = -axis.start(of: inset)
        }
        contentOffset = clamped(offset)
      }
    }
    if inset != old {
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    setNeedsLayout()
  }

  /// The part of the content that is visible inside the insets at `offset`.
  func visibleArea(at offset: CGPoint) -> CGRect {
    CGRect(origin: offset, size: bounds.size).inset(by: adjustedContentInset)
  }

  /// The nearest offset at which `rect` is visible, within the limits.
  func offset(revealing rect: CGRect) -> CGPoint {
    let area = visibleArea(at: contentOffset)
    var offset = contentOffset
    offset.x += leastMove(rect.minX...max(rect.minX, rect.maxX), into: area.minX, area.maxX)
    offset.y += leastMove(rect.minY...max(rect.minY, rect.maxY), into: area.minY, area.maxY)
    let allowed = clamped(offset)
    return CGPoint(
      x: offset.x == contentOffset.x ? contentOffset.x : allowed.x,
      y: offset.y == contentOffset.y ? contentOffset.y : allowed.y)
  }

  /// Zero when the span is inside or covers the whole area.
  private func leastMove(
    _ span: ClosedRange<CGFloat>, into start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    let (before, after) = (span.lowerBound - start, span.upperBound - end)
    if before < 0, after < 0 { return max(before, after) }
    if before > 0, after > 0 { return min(before, after) }
    return 0
  }
}
