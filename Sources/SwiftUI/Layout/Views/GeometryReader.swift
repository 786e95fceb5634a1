/// A view that knows its size. It takes all that is offered, and puts its content at the top
/// leading corner.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Makes the content of the size.
  public var content: (GeometryProxy) -> Content

  /// A view that knows its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func makeNode(_ context: NodeContext) -> ViewNode { GeometryNode(self, context) }
}

/// What a view knows of its place.
@preconcurrency @MainActor
public struct GeometryProxy {
  /// The size, points.
  public let size: CGSize
  /// What bars, the device and the keyboard cover at each edge, points.
  public let safeAreaInsets: EdgeInsets

  /// Where the view is in the window, points.
  let origin: CGPoint

  /// The frame in a space: the view's own, or all of the hosting view.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(origin: origin, size: size)
    }
  }
}

/// A space for frames.
public enum CoordinateSpace: Hashable, Sendable {
  /// The screen.
  case global
  /// The view itself.
  case local
}

private final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private let element = GeometryElement()
  private var child: TypedNode<Content>?
  private var proxy: GeometryProxy?

  init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    element.onPlace = { [weak self] proxy in self?.show(proxy) }
  }

  override func update(_ view: GeometryReader<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    refresh()
  }

  private func show(_ proxy: GeometryProxy) {
    let isSame = self.proxy.map {
      $0.size == proxy.size && $0.safeAreaInsets == proxy.safeAreaInsets
        && $0.origin == proxy.origin
    }
    self.proxy = proxy
    if isSame != true { refresh() }
  }

  /// Without a size yet, there is nothing to show.
  override func refresh() {
    guard let proxy else { return }
    let content = tracking { view.content(proxy) }
    if let child {
      child.update(content, environment)
    } else {
      let child = childContext.node(for: content)
      self.child = child
      children = [child]
    }
    graph.runRefills()
    element.items = child?.elements ?? []
  }

  override func childElementsDidChange() {
    graph.afterRefresh { [weak self] in
      guard let self else { return }
      element.items = child?.elements ?? []
    }
  }

  override func makeElements() -> [Element] { [element] }
  override func makeSlots() -> [LazySlot] { readySlots() }
  override func makeSections() -> [ListSection] { [ListSection(rows: readySlots())] }
}

private final class GeometryElement: Element {
  var onPlace: (GeometryProxy) -> Void = { _ in }
  var items: [Element] = [] {
    didSet {
      guard items.map(ObjectIdentifier.init) != oldValue.map(ObjectIdentifier.init) else { return }
      adopt(items)
      invalidate()
    }
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    let target = context.target
    let inside = frame.offsetBy(dx: -target.origin.x, dy: -target.origin.y).origin
    let global = target.view.convert(inside, to: nil)
    onPlace(
      GeometryProxy(
        size: frame.size,
        safeAreaInsets: context.safeArea.growth(of: frame, ignoring: .all, at: .all),
        origin: global))
    let rule = LayerRule(alignment: .topLeading)
    let solution = rule.solve(items, in: ProposedViewSize(frame.size))
    for (item, place) in zip(items, solution.frames) {
      item.place(in: place.offsetBy(dx: frame.minX, dy: frame.minY), context)
    }
  }
}
