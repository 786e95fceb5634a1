/// Rows that scroll.
public struct List<Content: View>: View {
  let content: Content

  /// Rows, in sections or not.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows.
  public var body: some View { RowsView(content: content) }
}

extension List {
  /// A row for each element that has an identity.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element, told apart by what a key path says.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each number.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

/// What list and form are.
struct RowsView<Content: View>: View {
  @Environment(\.listStyle) private var look
  let content: Content

  var body: some View {
    RowsCore(content: content, look: look).environment(\.isInsideForm, true)
  }
}

private struct RowsCore<Content: View>: View, PrimitiveView {
  let content: Content
  let look: ListLook

  func makeNode(_ context: NodeContext) -> ViewNode {
    let list = ListElement()
    let element = ScrollElement(list)
    element.defaults.bouncesVertically = true
    element.reachedEdges = .all
    return ContainerNode(
      self, context, content: { $0.content }, element: element,
      apply: { view in
        list.look = view.look
        element.scrollView.backgroundColor =
          view.look == .plain ? .systemBackground : .systemGroupedBackground
      },
      fill: .sections { list.sections = $0 },
      environment: { element.environmentDidChange($0) })
  }
}

/// A style of lists.
@preconcurrency @MainActor
public protocol ListStyle {
  /// Whether rows stand on cards.
  var isGrouped: Bool { get }
}

/// Cards on a ground.
public struct InsetGroupedListStyle: ListStyle {
  /// They do.
  public let isGrouped = true
  /// The style.
  public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// They do not.
  public let isGrouped = false
  /// The style.
  public init() {}
}

/// What lists look like where nothing is said: cards on a ground.
public struct DefaultListStyle: ListStyle {
  /// They do.
  public let isGrouped = true
  /// The style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Cards on a ground.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == DefaultListStyle {
  /// What lists look like where nothing is said.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension View {
  /// How lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style.isGrouped ? .insetGrouped : .plain)
  }
}
