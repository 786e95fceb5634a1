/// Elements on top of each other.
final class LayerStackElement: Element {
  var rule: LayerRule { didSet { invalidate() } }
  var items: [Element] = [] {
    didSet {
      adopt(items)
      for item in items { item.setStackAxis(nil) }
      invalidate()
    }
  }

  init(_ rule: LayerRule) {
    self.rule = rule
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    rule.solve(items, in: proposal).size
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    let solution = rule.solve(items, in: ProposedViewSize(frame.size))
    let dx = frame.minX + (frame.width - solution.size.width) / 2
    let dy = frame.minY + (frame.height - solution.size.height) / 2
    for index in items.drawingOrder {
      items[index].place(in: solution.frames[index].offsetBy(dx: dx, dy: dy), context)
    }
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    MergedGuide.value(of: key, items, rule.solve(items, in: ProposedViewSize(size)).frames)
  }
}
