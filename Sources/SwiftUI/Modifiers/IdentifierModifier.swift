/// Names the first view inside, for tests and scripts.
struct IdentifierModifier: ViewModifier, PrimitiveModifier {
  let identifier: String

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: IdentifierElement.init) { modifier, element, _ in
      element.identifier = modifier.identifier
    }
  }
}

/// A view that draws nothing where a group of views stands, or the view itself where it is one.
final class IdentifierElement: WrapperElement {
  var identifier = "" { didSet { if identifier != oldValue { setNeedsPlacement() } } }
  private lazy var marker: UIView = {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }()

  override var ownView: UIView? { content.ownView ?? marker }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    ownView?.accessibilityIdentifier = identifier
    if content.ownView == nil {
      let moved = content.displacement
      context.put(marker, at: frame.offsetBy(dx: moved.width, dy: moved.height))
    }
    super.placeViews(in: frame, context)
  }
}
