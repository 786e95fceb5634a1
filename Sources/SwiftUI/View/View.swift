/// A description of a part of the screen. Views are values: they are made anew whenever what
/// they read has changed, and compared with those before.
@preconcurrency @MainActor
public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view is made of. Read again when a state that it read has changed.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// There is none.
  public var body: Never { self }
}

/// A view that the graph knows how to show, so that its body is never asked for.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func makeNode(_ context: NodeContext) -> ViewNode
}

extension PrimitiveView {
  /// Primitive views have none.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}
