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

private final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private let element = GeometryElement()
  private var child: TypedNode<Content>?
  private var proxy: GeometryProxy?

  init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    element.onPlace = { [weak self] size, insets, origin in
      self?.show(size, insets, origin)
    }
    element.onScroll = { [weak self] in self?.placeDidChange($0) }
  }

  override func update(_ view: GeometryReader<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    refresh()
  }

  private func show(_ size: CGSize, _ insets: EdgeInsets, _ origin: CGPoint) {
    let isSame = self.proxy.map {
      $0.size == size && $0.safeAreaInsets == insets && $0.origin == origin
    }
    guard isSame != true else { return }
    proxy = makeProxy(size, insets, origin)
    refresh()
  }

  private func makeProxy(
    _ size: CGSize, _ insets: EdgeInsets, _ origin: CGPoint
  ) -> GeometryProxy {
    GeometryProxy(
      size: size, safeAreaInsets: insets, origin: origin, spaces: environment.namedSpaces,
      usage: proxy?.usage ?? GeometryUsage())
  }

  /// The view was scrolled to another place, which counts for those only that have asked where.
  private func placeDidChange(_ origin: CGPoint) {
    guard let proxy, proxy.usage.readsPlace, proxy.origin != origin else { return }
    self.proxy = makeProxy(proxy.size, proxy.safeAreaInsets, origin)
    graph.invalidate(self)
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

private final class GeometryElement: Element, ScrollFollower {
  var onPlace: (CGSize, EdgeInsets, CGPoint) -> Void = { _, _, _ in }
  var onScroll: (CGPoint) -> Void = { _ in }
  private weak var targetView: UIView?
  private var corner = CGPoint.zero
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
    targetView = context.target.view
    corner = CGPoint(
      x: context.surroundings.line.left(of: frame), y: frame.minY - context.target.top)
    context.viewport?.follow(self)
    onPlace(
      frame.size, context.safeArea.growth(of: frame, ignoring: .all, at: .all), origin ?? .zero)
    let rule = LayerRule(alignment: .topLeading)
    let solution = rule.solve(items, in: ProposedViewSize(frame.size))
    for (item, place) in zip(items, solution.frames) {
      item.place(in: place.offsetBy(dx: frame.minX, dy: frame.minY), context)
    }
  }

  /// Where it is in the window, points.
  private var origin: CGPoint? { targetView?.convert(corner, to: nil) }

  func didScroll() {
    if let origin { onScroll(origin) }
  }
}
