/// A scroll view with an element inside.
final class ScrollElement: Element {
  let scrollView = UIScrollView()
  var axes: Axis.Set = .vertical { didSet { if axes != oldValue { invalidate() } } }
  /// Edges at which it goes on below the safe area. Its content does not.
  var reachedEdges = Edge.Set.vertical
  private let content: Element
  private let contentView = UIView()

  init(_ content: Element) {
    self.content = content
    super.init()
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.addSubview(contentView)
    adopt([content])
  }

  override var ownView: UIView? { scrollView }

  func environmentDidChange(_ environment: EnvironmentValues) {
    scrollView.keyboardDismissMode =
      environment.scrollDismissesKeyboardMode.mode ?? UIScrollView.KeyboardDismissMode.none
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
    let size = content.size(in: offer(ProposedViewSize(frame.size)))
    // Content that is smaller across stands in the middle.
    let width = axes.contains(.horizontal) ? size.width : max(size.width, frame.width)
    let height = axes.contains(.vertical) ? size.height : max(size.height, frame.height)
    let inner = CGRect(x: 0, y: 0, width: width, height: height)
    let rounded = context.pixels.round(inner)
    if contentView.frame != rounded { contentView.frame = rounded }
    scrollView.contentSize = rounded.size
    insetContent(by: growth, of: outer, context)
    let target = RenderTarget(
      contentView, isStructureKnown: context.target.isStructureKnown)
    let noArea = SafeArea(bounds: inner, container: EdgeInsets(), keyboard: 0)
    content.place(
      in: CGRect(
        x: (width - size.width) / 2, y: axes.contains(.vertical) ? 0 : (height - size.height) / 2,
        width: size.width, height: size.height),
      PlaceContext(
        target: target,
        safeArea: noArea, system: noArea, animation: context.animation,
        geometryAnimation: context.geometryAnimation,
        pixels: context.pixels))
    target.show(animation: context.geometryAnimation)
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

  /// Scrolls so that an element is seen, or stands at a place of what is seen.
  func scroll(to element: Element, anchor: UnitPoint?, animation: Animation?) {
    guard let frame = element.placedFrame else { return }
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

/// When scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let mode: UIScrollView.KeyboardDismissMode?

  /// As the kind of view does by itself.
  public static var automatic: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(mode: nil)
  }
  /// As soon as a drag begins.
  public static var immediately: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(mode: .onDrag)
  }
  /// With the finger.
  public static var interactively: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(mode: .interactive)
  }
  /// Never.
  public static var never: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(mode: UIScrollView.KeyboardDismissMode.none)
  }
}

extension View {
  /// When scrolling inside puts the keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
