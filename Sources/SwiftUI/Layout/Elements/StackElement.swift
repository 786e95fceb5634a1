/// Elements one after the other.
final class StackElement: Element {
  var rule: StackRule { didSet { invalidate() } }
  var items: [Element] = [] {
    didSet {
      adopt(items)
      for item in items { item.setStackAxis(rule.axis) }
      invalidate()
    }
  }
  private var known: (proposal: ProposedViewSize, solution: StackRule.Solution)?

  init(_ rule: StackRule) {
    self.rule = rule
  }

  override func layoutDidBecomeInvalid() { known = nil }

  private func solution(_ proposal: ProposedViewSize) -> StackRule.Solution {
    if let known, known.proposal == proposal { return known.solution }
    let solution = rule.solve(items, in: proposal)
    known = (proposal, solution)
    return solution
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    solution(proposal).size
  }

  /// How a size came about that the stack has chosen; if it was given another one, how it would
  /// share that.
  private func solution(ofSize size: CGSize) -> StackRule.Solution {
    if let known, known.solution.size == size { return known.solution }
    return solution(ProposedViewSize(size))
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    let solution = solution(ofSize: frame.size)
    // What was given may differ from what the stack takes up: it stays in the middle.
    let dx = frame.minX + (frame.width - solution.size.width) / 2
    let dy = frame.minY + (frame.height - solution.size.height) / 2
    for index in items.drawingOrder {
      items[index].place(in: solution.frames[index].offsetBy(dx: dx, dy: dy), context)
    }
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    MergedGuide.value(of: key, items, solution(ofSize: size).frames)
  }
}

/// The line of several items together.
@MainActor
enum MergedGuide {
  /// The first baseline is that of the topmost item with one, the last that of the lowest; of
  /// other lines the mean counts, as in SwiftUI.
  static func value(of key: AlignmentKey, _ items: [Element], _ frames: [CGRect]) -> CGFloat? {
    var values: [CGFloat] = []
    for (item, frame) in zip(items, frames) {
      guard let value = item.guide(key, in: frame.size) else { continue }
      values.append(value + (key.isLying ? frame.minY : frame.minX))
    }
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
