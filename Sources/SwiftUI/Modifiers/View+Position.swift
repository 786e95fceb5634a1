struct PositionModifier: ViewModifier, PrimitiveModifier {
  let position: CGPoint

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: PositionElement.init) { modifier, element, _ in
      element.position = modifier.position
    }
  }
}

/// Takes all that is offered, and has the middle of its content at a point of that.
final class PositionElement: WrapperElement {
  var position = CGPoint.zero { didSet { if position != oldValue { invalidate() } } }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    let size = content.size(in: ProposedViewSize(frame.size))
    content.place(
      in: CGRect(
        x: frame.minX + position.x - size.width / 2, y: frame.minY + position.y - size.height / 2,
        width: size.width, height: size.height), context)
  }
}

extension View {
  /// Has the middle of the view at a point of all the room there is, points.
  public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Has the middle of the view at a point of all the room there is, points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
