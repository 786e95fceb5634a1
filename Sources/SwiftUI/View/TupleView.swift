/// Several views in a row.
public struct TupleView<each Content: View>: View, PrimitiveView {
  /// The views.
  public var value: (repeat each Content)

  /// Several views.
  public init(_ content: repeat each Content) {
    value = (repeat each content)
  }

  func makeNode(_ context: NodeContext) -> ViewNode { TupleNode(self, context) }
}

extension TupleView: ViewList {
  var boxes: [any ViewBox] {
    var result: [any ViewBox] = []
    repeat result.append(TypedBox(each value))
    return result
  }
}

/// A view that is nothing but others.
@MainActor
protocol ViewList: View {
  var boxes: [any ViewBox] { get }
}

/// A view whose type is known only to itself.
@MainActor
protocol ViewBox {
  func makeNode(_ context: NodeContext) -> ViewNode
  func update(_ node: ViewNode, _ environment: EnvironmentValues)
  /// The parts that UIKit's bars and alerts can show.
  var parts: ViewParts { get }
  var erased: AnyView { get }
  var isSpacer: Bool { get }
  /// The view, or the views that it is a row of.
  var screens: [any ViewBox] { get }
  /// The identity that `ForEach` gives.
  var id: AnyHashable? { get }
}

struct TypedBox<Content: View>: ViewBox {
  let content: Content
  let id: AnyHashable?

  init(_ content: Content, id: AnyHashable? = nil) {
    self.content = content
    self.id = id
  }

  var parts: ViewParts { ViewParts(content) }
  var erased: AnyView { AnyView(content) }
  var isSpacer: Bool { content is Spacer }
  var screens: [any ViewBox] {
    (content as? any ViewList)?.boxes.flatMap(\.screens) ?? [self]
  }

  func makeNode(_ context: NodeContext) -> ViewNode { context.node(for: content) }

  func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    (node as? TypedNode<Content>)?.update(content, environment)
  }
}

final class TupleNode<Content: ViewList>: TypedNode<Content> {
  init(_ view: Content, _ context: NodeContext) {
    super.init(context)
    children = view.boxes.map { $0.makeNode(childContext) }
  }

  override func update(_ view: Content, _ environment: EnvironmentValues) {
    self.environment = environment
    for (box, child) in zip(view.boxes, children) { box.update(child, environment) }
  }
}
