/// The two indicators of a scroll view. They are there only after the first scroll.
@MainActor
final class ScrollIndicators {
  /// Seconds of fading out (APPEARANCE 5.3).
  static let fadeDuration: TimeInterval = 0.25
  /// Seconds between the end of scrolling and the fading.
  static let holdAfterScrolling: TimeInterval = 0.05
  /// Seconds that a flash stays before it fades.
  static let holdAfterFlash: TimeInterval = 1.2

  private unowned let scrollView: UIScrollView
  private var views: [ScrollAxis: UIView] = [:]
  private var fading: ScheduledEvent?
  private var isShown = false

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func show() {
    show(ScrollAxis.allCases.filter(isWanted))
  }

  private func show(_ axes: [ScrollAxis]) {
    fading?.cancel()
    fading = nil
    isShown = true
    for axis in axes {
      let view = madeView(axis)
      UIView.performWithoutAnimation {
        view.layer.removeAllAnimations()
        view.alpha = 1
      }
    }
    update()
  }

  func hide() {
    fade(after: Self.holdAfterScrolling)
  }

  /// Shows for a moment how far there is to scroll; nothing where all of the content is seen.
  func flash() {
    let axes = ScrollAxis.allCases.filter {
      let limits = scrollView.limits(of: $0)
      return isWanted($0) && limits.upperBound > limits.lowerBound
    }
    guard !axes.isEmpty else { return }
    show(axes)
    fade(after: Self.holdAfterFlash)
  }

  private func fade(after delay: TimeInterval) {
    guard isShown else { return }
    fading?.cancel()
    fading = UIApplication.shared.clock.schedule(after: delay) { [weak self] in
      guard let self else { return }
      self.isShown = false
      UIView.animate(
        withDuration: Self.fadeDuration,
        animations: { for view in self.views.values { view.alpha = 0 } })
    }
  }

  private func isWanted(_ axis: ScrollAxis) -> Bool {
    let isOn =
      axis == .horizontal
      ? scrollView.showsHorizontalScrollIndicator : scrollView.showsVerticalScrollIndicator
    return isOn && scrollView.isScrollable(axis)
  }

  private func madeView(_ axis: ScrollAxis) -> UIView {
    if let view = views[axis], view.superview === scrollView { return view }
    let view = ScrollIndicatorView()
    scrollView.addSubview(view)
    views[axis] = view
    return view
  }

  /// Brings places and ink up to date.
  func update() {
    for (axis, view) in views {
      view.isHidden = !isWanted(axis)
      view.backgroundColor = ink
      view.frame = frame(axis)
    }
  }

  private var ink: UIColor {
    let dark = UIColor(white: 0, alpha: 0.35)
    let light = UIColor(white: 1, alpha: 0.5)
    return switch scrollView.indicatorStyle {
    case .black: dark
    case .white: light
    case .default: scrollView.traitCollection.userInterfaceStyle == .dark ? light : dark
    }
  }

  private func insets(_ axis: ScrollAxis) -> UIEdgeInsets {
    var insets =
      axis == .horizontal
      ? scrollView.horizontalScrollIndicatorInsets : scrollView.verticalScrollIndicatorInsets
    guard scrollView.automaticallyAdjustsScrollIndicatorInsets else { return insets }
    let safe = scrollView.addedSafeArea
    insets.top += safe.top
    insets.left += safe.left
    insets.bottom += safe.bottom
    insets.right += safe.right
    return insets
  }

  private func frame(_ axis: ScrollAxis) -> CGRect {
    let area = scrollView.bounds.inset(by: insets(axis))
    let margin = IndicatorTrack.margin
    let thickness = IndicatorTrack.thickness
    let (start, end) =
      axis == .horizontal ? (area.minX, area.maxX) : (area.minY, area.maxY)
    let place = IndicatorTrack(
      track: (start + margin)...max(start + margin, end - margin),
      visible: axis.of(scrollView.bounds.size), limits: scrollView.limits(of: axis),
      offset: scrollView.contentOffset[axis]
    ).place
    guard axis == .vertical else {
      return CGRect(
        x: place.start, y: area.maxY - margin - thickness, width: place.length, height: thickness)
    }
    let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isRightToLeft ? area.minX + margin : area.maxX - margin - thickness
    return CGRect(x: x, y: place.start, width: thickness, height: place.length)
  }
}

/// The bar of an indicator, above all content.
private final class ScrollIndicatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = IndicatorTrack.thickness / 2
    layer.zPosition = .greatestFiniteMagnitude
  }

  required init?(coder: NSCoder) {
    nil
  }
}
