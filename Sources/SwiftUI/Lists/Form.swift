/// Controls in rows on cards, which scroll.
public struct Form<Content: View>: View {
  let content: Content

  /// Controls, in sections or not.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows.
  public var body: some View {
    RowsView(content: content).environment(\.listStyle, .insetGrouped)
  }
}
