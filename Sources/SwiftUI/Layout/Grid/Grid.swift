/// Views in rows and columns, which are all there at once. What is not in a `GridRow` takes a row
/// of its own.
public struct Grid<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Rows of cells; columns and rows stand 8 points apart where nothing is said.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    let element = GridElement()
    return ContainerNode(
      self, context, content: { $0.content }, element: element,
      apply: { view in
        element.arrange(
          view.alignment, view.horizontalSpacing ?? StackRule.defaultSpacing,
          view.verticalSpacing ?? StackRule.defaultSpacing)
      },
      fill: .elements { element.items = $0 })
  }
}

/// A row of a grid. Each view inside is a cell.
public struct GridRow<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row of cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    let element = GridRowElement()
    return ContainerNode(
      self, context, content: { $0.content }, element: element,
      apply: { element.alignment = $0.alignment }, fill: .elements { element.cells = $0 })
  }
}

struct GridCellModifier: ViewModifier, PrimitiveModifier {
  let cell: GridCell

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: GridCellElement.init) { modifier, element, _ in
      element.own = modifier.cell
    }
  }
}

extension View {
  /// How many columns of a grid the view takes.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(cell: GridCell(columns: count)))
  }

  /// Where the view stands in its cell of a grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(cell: GridCell(anchor: anchor)))
  }

  /// Where views stand in the column of a grid that the view is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(cell: GridCell(columnAlignment: guide)))
  }

  /// Along which axes the view does not make its column or row of a grid larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier(cell: GridCell(unsizedAxes: axes)))
  }
}
