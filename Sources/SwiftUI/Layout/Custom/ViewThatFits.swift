/// The first of some views that fits into what is offered; the last where none does.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// The first view whose ideal size fits along some axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    let element = FittingElement(context.graph)
    return ContainerNode(
      self, context, content: { $0.content }, element: element,
      apply: { element.axes = $0.axes }, fill: .elements { element.items = $0 })
  }
}

private final class FittingElement: Element {
  var axes: Axis.Set = [] { didSet { if axes != oldValue { invalidate() } } }
  var items: [Element] = [] {
    didSet {
      adopt(items)
      for item in items { item.setStackAxis(nil) }
      invalidate()
    }
  }
  private weak let graph: ViewGraph?
  private weak var shown: Element?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  private func chosen(_ proposal: ProposedViewSize) -> Element? {
    items.first { item in
      var offer = proposal
      for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { offer[axis] = nil }
      let ideal = item.size(in: offer)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(Axis.Set(axis)), let room = proposal[axis] else { return true }
        return ideal[axis] <= room + 0.001
      }
    } ?? items.last
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    chosen(proposal)?.size(in: proposal) ?? .zero
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    let chosen = chosen(ProposedViewSize(frame.size))
    if chosen !== shown {
      shown = chosen
      graph?.structure += 1
    }
    chosen?.place(in: frame, context)
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    chosen(ProposedViewSize(size))?.guide(key, in: size)
  }
}
