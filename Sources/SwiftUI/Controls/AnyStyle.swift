/// A style of controls whose type is hidden: what it makes of a control's configuration.
struct AnyStyle<Configuration>: Equatable {
  let make: @MainActor (Configuration) -> AnyView
  private let style: Any
  private let isSame: @MainActor (Any) -> Bool

  /// A style, and how it makes a view of a configuration.
  @MainActor
  init<Style, Content: View>(
    _ style: Style, content: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    make = { AnyView(StyledView(style: style, configuration: $0, makeContent: content)) }
    self.style = style
    isSame = { other in (other as? Style).map { ViewComparison.isSame(style, $0) } ?? false }
  }

  static func == (one: AnyStyle, other: AnyStyle) -> Bool {
    nonisolated(unsafe) let (one, other) = (one, other)
    return MainActor.assumeIsolated { one.isSame(other.style) }
  }
}

/// A control as a style makes it. The style's properties are those of a view, so it may read the
/// environment.
private struct StyledView<Style, Configuration, Content: View>: View, PrimitiveView {
  let style: Style
  let configuration: Configuration
  let makeContent: @MainActor (Style, Configuration) -> Content

  func makeNode(_ context: NodeContext) -> ViewNode {
    EvaluatedNode(self, context, owner: { $0.style }) { style, view in
      view.makeContent(style, view.configuration)
    }
  }
}
