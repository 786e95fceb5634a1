/// Puts an element at the top or bottom edge of another, whose safe area it becomes part of.
final class SafeAreaInsetElement: WrapperElement {
  var edge = VerticalEdge.bottom { didSet { if edge != oldValue { invalidate() } } }
  var alignment = HorizontalAlignment.center {
    didSet { if alignment != oldValue { invalidate() } }
  }
  var spacing: CGFloat = 0 { didSet { if spacing != oldValue { invalidate() } } }
  let inset: Element

  init(_ content: Element, inset: Element) {
    self.inset = inset
    super.init(content)
    adopt([content, inset])
  }

  private func insetSize(_ proposal: ProposedViewSize) -> CGSize {
    inset.size(in: ProposedViewSize(width: proposal.width, height: nil))
  }

  private func insets(_ size: CGSize) -> EdgeInsets {
    EdgeInsets(edge == .top ? .top : .bottom, size.height + spacing)
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    let bar = insetSize(proposal)
    let room = insets(bar)
    let size = content.size(in: proposal.inset(by: room))
    return CGSize(
      width: max(size.width, bar.width), height: size.height + room.top + room.bottom)
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    let bar = insetSize(ProposedViewSize(frame.size))
    let room = insets(bar)
    var inner = context
    // The safe area of the content ends at the bar.
    let growth = context.safeArea.growth(of: frame, ignoring: .all, at: .all)
    let bounds = frame.outset(by: growth)
    inner.safeArea = SafeArea(bounds: bounds, container: growth + room, keyboard: 0)
    content.place(in: frame.inset(by: room), inner)
    let rule = LayerRule(alignment: Alignment(horizontal: alignment, vertical: .center))
    let x = rule.frame(of: inset, size: bar, inBox: frame.size).minX
    let y = edge == .top ? frame.minY : frame.maxY - bar.height
    inset.place(
      in: CGRect(x: frame.minX + x, y: y, width: bar.width, height: bar.height), context)
  }
}
