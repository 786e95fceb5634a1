/// A scroll view with an element inside.
final class ScrollElement: Element, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  var axes: Axis.Set = .vertical { didSet { if axes != oldValue { invalidate() } } }
  /// Edges at which it goes on below the safe area. Its content does not.
  var reachedEdges = Edge.Set.vertical
  /// What holds where nothing is said.
  var defaults = Defaults() { didSet { if defaults != oldValue { show(options) } } }
  private var options = ScrollOptions()
  private let content: Element
  private let contentView = UIView()
  private let viewport = Viewport()
  /// How the content was placed last, to place it again as it scrolls.
  private var placing: Placing?
  /// Whether the content is being placed: what scrolls meanwhile is seen to then.
  private var isPlacing = false

  private struct Placing {
    var size: CGSize
    var pixels: PixelRounding
    var surroundings: Surroundings
  }

  init(_ content: Element) {
    self.content = content
    super.init()
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.addSubview(contentView)
    scrollView.delegate = self
    adopt([content])
  }

  override var ownView: UIView? { scrollView }

  func environmentDidChange(_ environment: EnvironmentValues) {
    scrollView.keyboardDismissMode =
      environment.scrollDismissesKeyboardMode.mode ?? UIScrollView.KeyboardDismissMode.none
    show(refresh: environment.refresh)
    options = environment.scrollOptions
    show(options)
  }

  private func offer(_ size: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : size.width,
      height: axes.contains(.vertical) ? nil : size.height)
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions()
    }
    return proposal.replacingUnspecifiedDimensions(by: content.size(in: offer(proposal)))
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    let growth = context.safeArea.growth(of: frame, ignoring: .all, at: reachedEdges)
    let outer = frame.outset(by: growth)
    context.put(scrollView, at: outer)
    let placing = Placing(
      size: frame.size, pixels: context.pixels, surroundings: context.surroundings)
    let isFirst = self.placing == nil
    self.placing = placing
    isPlacing = true
    viewport.before = UIView.inheritedAnimationDuration > 0 ? viewport.ready : nil
    fit(contentSize(placing), placing)
    if isFirst { showStart() }
    insetContent(by: growth, of: outer, context)
    placeContent(
      context.animation, context.geometryAnimation,
      isStructureKnown: context.target.isStructureKnown && !viewport.isUsed)
    isPlacing = false
  }

  /// What runs from right to left begins at the right.
  private func showStart() {
    hasStarted = true
    guard isMirrored, axes.contains(.horizontal) else { return }
    let most = scrollView.contentSize.width - scrollView.bounds.width
    if most > 0 { UIView.performWithoutAnimation { scrollView.contentOffset.x = most } }
  }

  /// Whether it was shown from its start.
  private var hasStarted = false

  private var isMirrored: Bool { placing?.surroundings.line.isMirrored ?? false }

  /// A rectangle of the content as layout counts it, in the content's view, and the other way
  /// round.
  func turned(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: contentView.bounds.width - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  private func contentSize(_ placing: Placing) -> CGSize {
    content.size(in: offer(ProposedViewSize(placing.size)))
  }

  /// Content that shows only what is in sight may turn out longer or shorter as it is placed.
  private func placeContent(
    _ animation: Animation?, _ geometryAnimation: Animation?, isStructureKnown: Bool
  ) {
    guard let placing else { return }
    for _ in 0..<4 {
      let size = contentSize(placing)
      fit(size, placing)
      updateViewport()
      let target = RenderTarget(contentView, isStructureKnown: isStructureKnown)
      let bounds = CGRect(origin: .zero, size: contentView.bounds.size)
      let noArea = SafeArea(bounds: bounds, container: EdgeInsets(), keyboard: 0)
      let room = innerSize(size, placing)
      var surroundings = placing.surroundings
      surroundings.line = surroundings.line.within(bounds)
      content.place(
        in: CGRect(
          x: (room.width - size.width) / 2,
          y: axes.contains(.vertical) ? 0 : (room.height - size.height) / 2,
          width: size.width, height: size.height),
        PlaceContext(
          target: target, safeArea: noArea, system: noArea, animation: animation,
          geometryAnimation: geometryAnimation, pixels: placing.pixels, viewport: viewport,
          surroundings: surroundings))
      target.show(animation: geometryAnimation)
      guard viewport.isUsed, contentSize(placing) != size else { return }
    }
  }

  /// Content that is smaller across stands in the middle.
  private func innerSize(_ size: CGSize, _ placing: Placing) -> CGSize {
    CGSize(
      width: axes.contains(.horizontal) ? size.width : max(size.width, placing.size.width),
      height: axes.contains(.vertical) ? size.height : max(size.height, placing.size.height))
  }

  private func fit(_ size: CGSize, _ placing: Placing) {
    let inner = CGRect(origin: .zero, size: innerSize(size, placing))
    let rounded = placing.pixels.round(inner)
    if contentView.frame != rounded { contentView.frame = rounded }
    guard scrollView.contentSize != rounded.size else { return }
    let growth = rounded.width - scrollView.contentSize.width
    scrollView.contentSize = rounded.size
    // What runs from right to left grows at the left.
    if hasStarted, isMirrored, growth != 0, axes.contains(.horizontal) {
      scrollView.contentOffset.x += growth
    }
  }

  // MARK: What is in sight

  /// Half a screen more than what is in sight is kept ready at each end.
  private func updateViewport() {
    let seen = turned(scrollView.bounds)
    viewport.ready = seen.insetBy(dx: -seen.width / 2, dy: -seen.height / 2)
    viewport.focus = focusFrame
  }

  private var focusFrame: CGRect? {
    guard viewport.isUsed, let focus = scrollView.window?.firstResponderView,
      focus.isDescendant(of: contentView)
    else { return nil }
    return turned(contentView.convert(focus.bounds, from: focus))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isPlacing { viewport.tellFollowers() }
    guard viewport.isUsed, !isPlacing else { return }
    let content = CGRect(origin: .zero, size: scrollView.contentSize)
    let seen = scrollView.bounds.intersection(content)
    guard !seen.isEmpty, !viewport.ready.contains(turned(seen)) else { return }
    isPlacing = true
    viewport.before = UIView.inheritedAnimationDuration > 0 ? viewport.ready : nil
    UIView.performWithoutAnimation { placeContent(nil, nil, isStructureKnown: false) }
    isPlacing = false
  }

  /// UIKit adds the safe area of bars and device; what is left to add is the keyboard and views
  /// that were put at the edges.
  private func insetContent(
    by growth: EdgeInsets, of frame: CGRect, _ context: PlaceContext
  ) {
    let safe = context.system.overlap(with: frame)
    let extra = UIEdgeInsets(
      top: max(0, growth.top - safe.top), left: 0, bottom: max(0, growth.bottom - safe.bottom),
      right: 0)
    guard extra != scrollView.contentInset else { return }
    let inset = { [scrollView] in
      scrollView.contentInset = extra
      scrollView.verticalScrollIndicatorInsets = extra
    }
    if let animation = context.geometryAnimation { animation.perform(inset) } else { inset() }
  }
}
