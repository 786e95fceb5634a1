/// Rows of a list that belong together, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the rows are shown; always with `nil`.
  var isExpanded: Binding<Bool>?

  /// Rows with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  func makeNode(_ context: NodeContext) -> ViewNode { SectionNode(self, context) }
}

extension Section where Footer == EmptyView {
  /// Rows with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// Rows with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Rows with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Rows with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section {
  /// Rows with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Rows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Rows with a header, which are shown while a state is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows with a title, which are shown while a state is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Rows with a title, which are shown while a state is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// Header and footer of a list are small and grey, the header in capitals. In plain lists and those
/// at the side headers are as written, and larger.
private final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<
  Section<Parent, Content, Footer>
>
{
  private typealias Small<V> = ModifiedContent<V, EnvironmentModifier>

  private var view: Section<Parent, Content, Footer>
  private let header: TypedNode<ModifiedContent<Parent, EnvironmentModifier>>
  private let content: TypedNode<Content>
  private let footer: TypedNode<ModifiedContent<Footer, EnvironmentModifier>>

  init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
    self.view = view
    let slot = NodeSlot(context)
    header = slot.context.node(for: Self.small(view.header, isHeader: true))
    content = slot.context.node(for: view.content)
    footer = slot.context.node(for: Self.small(view.footer, isHeader: false))
    super.init(slot)
    children = [header, content, footer]
    expansion = view.isExpanded
    readExpansion()
  }

  private var expansion: Binding<Bool>?
  private var isExpanded = true

  private func readExpansion() {
    let expansion = expansion
    let isNow = tracking { expansion?.wrappedValue ?? true }
    guard isNow != isExpanded else { return }
    isExpanded = isNow
    elementsDidChange()
  }

  override func refresh() { readExpansion() }

  override func makeElements() -> [Element] {
    header.elements + (isExpanded ? content.elements : []) + footer.elements
  }

  override func makeSlots() -> [LazySlot] {
    header.slots() + (isExpanded ? content.slots() : []) + footer.slots()
  }

  private static func small<V: View>(
    _ view: V, isHeader: Bool
  ) -> ModifiedContent<V, EnvironmentModifier> {
    view.modifier(
      EnvironmentModifier {
        guard $0.isInsideForm else { return }
        if isHeader, $0.headerProminence == .increased {
          $0.font = .title3.bold()
          $0.foreground = .primary
          return
        }
        if isHeader, !$0.listStyle.hasSmallHeaders {
          $0.font = .headline
          $0.foreground = .primary
          return
        }
        $0.font = .footnote
        $0.foreground = .secondary
        if isHeader { $0.textCase = $0.headerCase }
      })
  }

  override func update(
    _ view: Section<Parent, Content, Footer>, _ environment: EnvironmentValues
  ) {
    self.view = view
    self.environment = environment
    expansion = view.isExpanded
    readExpansion()
    header.update(Self.small(view.header, isHeader: true), environment)
    content.update(view.content, environment)
    footer.update(Self.small(view.footer, isHeader: false), environment)
  }

  override var shownView: Any? { view }

  override func makeSections() -> [ListSection] {
    [
      ListSection(
        header: header.elements, rows: isExpanded ? content.slots() : [], footer: footer.elements,
        isExplicit: true)
    ]
  }
}
