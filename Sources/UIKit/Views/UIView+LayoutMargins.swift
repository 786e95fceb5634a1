extension UIView {
  /// Margins inside the edges for content, in points, from left to right. They include the
  /// safe area while `insetsLayoutMarginsFromSafeArea` (FACTS 5.3).
  public var layoutMargins: UIEdgeInsets {
    get { margins(safe: safeAreaInsets) }
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
      marginsDidChange()
    }
  }

  /// Whether margins are measured from the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { ownInsetsLayoutMarginsFromSafeArea }
    set {
      guard newValue != ownInsetsLayoutMarginsFromSafeArea else { return }
      ownInsetsLayoutMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins are at least what the superview's margins leave.
  public var preservesSuperviewLayoutMargins: Bool {
    get { ownPreservesSuperviewLayoutMargins }
    set {
      guard newValue != ownPreservesSuperviewLayoutMargins else { return }
      ownPreservesSuperviewLayoutMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins at the sides leave no more than the width of lines that are good to
  /// read: what interface files ask for by "Follow Readable Width".
  package var layoutMarginsFollowReadableWidth: Bool {
    get { ownFollowsReadableWidth }
    set {
      guard newValue != ownFollowsReadableWidth else { return }
      ownFollowsReadableWidth = newValue
      marginsDidChange()
    }
  }

  /// To be called when the view's margins may be others: tells the view, its controller and
  /// what is inside.
  func marginsDidChange() {
    marginsOfGuidesDidChange()
    setNeedsLayout()
  }

  /// Tells of margins that are not those told last.
  func tellMargins() {
    let margins = margins(safe: reportedSafeArea)
    guard margins != reportedLayoutMargins else { return }
    reportedLayoutMargins = margins
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
  }

  /// 8 points on all sides; a controller's root view has the system's least margins.
  private var defaultLayoutMargins: NSDirectionalEdgeInsets {
    standardLayoutMargins ?? viewController?.systemMinimumLayoutMargins
      ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  private func margins(safe: UIEdgeInsets) -> UIEdgeInsets {
    var own = directionalLayoutMargins
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      let least = viewController.systemMinimumLayoutMargins
      own.leading = max(own.leading, least.leading)
      own.trailing = max(own.trailing, least.trailing)
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = UIEdgeInsets(
      top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
      right: isRightToLeft ? own.leading : own.trailing)
    if ownInsetsLayoutMarginsFromSafeArea {
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    if ownPreservesSuperviewLayoutMargins, let superview {
      let outer = superview.layoutMargins
      let space = superview.bounds
      // Bounded like the safe area: never more than the superview's.
      margins.top = max(margins.top, outer.top - max(0, frame.minY - space.minY))
      margins.left = max(margins.left, outer.left - max(0, frame.minX - space.minX))
      margins.bottom = max(margins.bottom, outer.bottom - max(0, space.maxY - frame.maxY))
      margins.right = max(margins.right, outer.right - max(0, space.maxX - frame.maxX))
    }
    return ownFollowsReadableWidth
      ? ReadableContentGuide.insets(from: margins, in: self) : margins
  }
}
