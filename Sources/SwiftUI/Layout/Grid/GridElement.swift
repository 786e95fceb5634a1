/// Things in rows and columns: a column is as wide as its widest cell, a row as high as its
/// highest.
///
/// Columns share the width as things of a stack do, and rows the height.
final class GridElement: Element {
  private var alignment = Alignment.center
  private var horizontalSpacing = StackRule.defaultSpacing
  private var verticalSpacing = StackRule.defaultSpacing

  var items: [Element] = [] {
    didSet {
      adopt(items)
      for item in items { item.setStackAxis(.vertical) }
      invalidate()
    }
  }

  func arrange(_ alignment: Alignment, _ horizontalSpacing: CGFloat, _ verticalSpacing: CGFloat) {
    guard
      alignment != self.alignment || horizontalSpacing != self.horizontalSpacing
        || verticalSpacing != self.verticalSpacing
    else { return }
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    invalidate()
  }

  private func plan(_ proposal: ProposedViewSize) -> GridPlan {
    GridPlan(
      items, in: proposal, alignment: alignment,
      spacing: CGSize(width: horizontalSpacing, height: verticalSpacing))
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize { plan(proposal).size }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    let plan = plan(ProposedViewSize(frame.size))
    let dx = frame.minX + (frame.width - plan.size.width) / 2
    let dy = frame.minY + (frame.height - plan.size.height) / 2
    for part in plan.parts {
      part.element.place(in: part.frame.offsetBy(dx: dx, dy: dy), context)
    }
  }
}

/// A row of a grid. Elsewhere its cells stand side by side.
final class GridRowElement: Element {
  var alignment: VerticalAlignment? { didSet { if alignment != oldValue { invalidate() } } }
  var cells: [Element] = [] {
    didSet {
      adopt(cells)
      for cell in cells { cell.setStackAxis(nil) }
      invalidate()
    }
  }

  private func solution(_ proposal: ProposedViewSize) -> StackRule.Solution {
    StackRule(
      axis: .horizontal, alignment: (alignment ?? .center).key, spacing: nil
    ).solve(cells, in: proposal)
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize { solution(proposal).size }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    for (cell, place) in zip(cells, solution(ProposedViewSize(frame.size)).frames) {
      cell.place(in: place.offsetBy(dx: frame.minX, dy: frame.minY), context)
    }
  }
}

/// What a cell of a grid wants.
struct GridCell: Equatable {
  var columns: Int?
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  var unsizedAxes: Axis.Set = []

  /// What is said further out counts.
  func over(_ inner: GridCell) -> GridCell {
    GridCell(
      columns: columns ?? inner.columns, anchor: anchor ?? inner.anchor,
      columnAlignment: columnAlignment ?? inner.columnAlignment,
      unsizedAxes: unsizedAxes.union(inner.unsizedAxes))
  }
}

/// Says what a cell of a grid wants.
final class GridCellElement: WrapperElement {
  var own = GridCell() { didSet { if own != oldValue { invalidate() } } }

  override var gridCell: GridCell { own.over(content.gridCell) }
  override var ownView: UIView? { content.ownView }
}
