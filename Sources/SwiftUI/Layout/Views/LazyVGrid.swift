/// Views in rows of columns, which are made when they come into sight.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views in columns, rows `spacing` points apart; 8 where it is `nil`.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    lazyGridNode(context, axis: .vertical, content: { $0.content }) {
      ($0.columns, $0.alignment.key, $0.spacing)
    }
  }
}

/// Views in columns of rows, which are made when they come into sight.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views in rows, columns `spacing` points apart; 8 where it is `nil`.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    lazyGridNode(context, axis: .horizontal, content: { $0.content }) {
      ($0.rows, $0.alignment.key, $0.spacing)
    }
  }
}

/// A column of a grid, or a row of one that lies.
public struct GridItem: Equatable, Sendable {
  /// How broad it is.
  public enum Size: Equatable, Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// What it is offered, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit in what is offered.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How broad it is.
  public var size: Size
  /// Points to the next; 8 where it is `nil`.
  public var spacing: CGFloat?
  /// Where things stand in it; in the middle where it is `nil`.
  public var alignment: Alignment?

  /// A column or row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var gap: CGFloat { spacing ?? StackRule.defaultSpacing }
}
