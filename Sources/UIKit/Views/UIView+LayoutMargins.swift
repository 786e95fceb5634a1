extension UIView {
  /// Margins inside the edges for content, in points, from left to right. They include the
  /// safe area while `insetsLayoutMarginsFromSafeArea` (FACTS 5.3).
  public var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }

  /// The view's own margins in reading direction, without the safe area.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownLayoutMargins ?? defaultLayoutMargins }
    set {
      ownLayoutMargins = newValue
      layoutMarginsDidChange()
      marginsOfGuidesDidChange()
      setNeedsLayout()
    }
  }

  /// Whether margins are measured from the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { ownInsetsLayoutMarginsFromSafeArea }
    set {
      ownInsetsLayoutMarginsFromSafeArea = newValue
      marginsOfGuidesDidChange()
    }
  }

  /// Whether the margins are at least what the superview's margins leave.
  public var preservesSuperviewLayoutMargins: Bool {
    get { ownPreservesSuperviewLayoutMargins }
    set {
      ownPreservesSuperviewLayoutMargins = newValue
      marginsOfGuidesDidChange()
    }
  }

  /// The width in points from which a controller's root view has the wider margins.
  private static let wideRoot: CGFloat = 400

  /// 8 points on all sides; a controller's root view has 16 at the sides, 20 if it is wide, and
  /// none above and below.
  private var defaultLayoutMargins: NSDirectionalEdgeInsets {
    if let standardLayoutMargins { return standardLayoutMargins }
    guard viewController != nil else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let side: CGFloat = bounds.width >= Self.wideRoot ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  private var effectiveLayoutMargins: UIEdgeInsets {
    let own = directionalLayoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = UIEdgeInsets(
      top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
      right: isRightToLeft ? own.leading : own.trailing)
    if ownInsetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    if ownPreservesSuperviewLayoutMargins, let superview {
      let outer = superview.layoutMargins
      let space = superview.bounds
      margins.top = max(margins.top, outer.top - (frame.minY - space.minY))
      margins.left = max(margins.left, outer.left - (frame.minX - space.minX))
      margins.bottom = max(margins.bottom, outer.bottom - (space.maxY - frame.maxY))
      margins.right = max(margins.right, outer.right - (space.maxX - frame.maxX))
    }
    return margins
  }
}
