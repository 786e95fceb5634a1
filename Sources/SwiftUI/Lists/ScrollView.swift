/// A view that scrolls its content. Its content goes on below bars and the keyboard, which inset
/// it (FACTS 5.7).
public struct ScrollView<Content: View>: View, PrimitiveView {
  /// The content.
  public var content: Content
  /// The axes along which it scrolls.
  public var axes: Axis.Set
  /// Whether its indicators are seen while it scrolls.
  public var showsIndicators: Bool

  /// A view that scrolls its content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    let stack = StackElement(
      axes == .horizontal
        ? StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
        : StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
    let element = ScrollElement(stack)
    return ContainerNode(
      self, context, content: { $0.content }, element: element,
      apply: { view in
        element.axes = view.axes
        element.defaults.showsIndicators = view.showsIndicators
      },
      fill: .elements { stack.items = $0 }, environment: { element.environmentDidChange($0) })
  }
}
