/// What the arrow of a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Source)
  /// A point of the view, by its parts of width and height.
  case point(UnitPoint)

  /// A rectangle of a view.
  public struct Source: Sendable {
    let rect: CGRect?

    /// All of the view.
    public static let bounds = Source(rect: nil)
    /// A rectangle in the view's own space, points.
    public static func rect(_ rect: CGRect) -> Source { Source(rect: rect) }
  }

  /// The rectangle, in the space of a view of a size.
  func rect(in size: CGSize) -> CGRect {
    switch self {
    case .rect(let source): source.rect ?? CGRect(origin: .zero, size: size)
    case .point(let point):
      CGRect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0)
    }
  }
}

/// Knows where the view is that a popover belongs to.
@MainActor
final class PopoverAnchor {
  var attachment = PopoverAttachmentAnchor.rect(.bounds)
  var arrowEdge: Edge?
  private weak var view: UIView?
  private var frame = CGRect.zero

  func note(_ view: UIView, _ frame: CGRect) {
    self.view = view
    self.frame = frame
  }

  func point(_ popover: UIPopoverPresentationController) {
    popover.sourceView = view
    let inner = attachment.rect(in: frame.size)
    popover.sourceRect = inner.offsetBy(dx: frame.minX, dy: frame.minY)
    // The edge is that of the view where the popover stands: the arrow points the other way.
    popover.permittedArrowDirections =
      switch arrowEdge {
      case .top: .down
      case .bottom: .up
      case .leading: .right
      case .trailing: .left
      case nil: .any
      }
  }
}

struct PopoverAnchorModifier: ViewModifier, PrimitiveModifier {
  let anchor: PopoverAnchor

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: PopoverAnchorElement.init) { modifier, element, _ in
      element.anchor = modifier.anchor
    }
  }
}

final class PopoverAnchorElement: WrapperElement {
  var anchor: PopoverAnchor?

  override var ownView: UIView? { content.ownView }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    anchor?.note(context.target.view, context.localFrame(frame))
    super.placeViews(in: frame, context)
  }
}

private struct PopoverModifier<Item, Popover: View>: ViewModifier {
  @State private var anchor = PopoverAnchor()
  let item: Binding<Item?>
  let attachment: PopoverAttachmentAnchor
  let arrowEdge: Edge?
  let popover: (Item) -> Popover

  func body(content: Content) -> some View {
    anchor.attachment = attachment
    anchor.arrowEdge = arrowEdge
    return content.modifier(PopoverAnchorModifier(anchor: anchor))
      .modifier(
        SheetModifier(item: item, kind: .popover(anchor), onDismiss: nil, content: popover))
  }
}

extension View {
  /// Presents a popover while a state is true: a bubble on wide screens, a sheet on narrow ones.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        item: isPresented.presence, attachment: attachmentAnchor, arrowEdge: arrowEdge
      ) { content() })
  }

  /// Presents a popover for an item while there is one.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        item: item, attachment: attachmentAnchor, arrowEdge: arrowEdge, popover: content))
  }
}
