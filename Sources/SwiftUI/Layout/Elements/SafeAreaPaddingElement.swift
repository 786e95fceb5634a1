/// Makes the safe area of an element smaller.
final class SafeAreaPaddingElement: WrapperElement {
  var insets = EdgeInsets() { didSet { if insets != oldValue { invalidate() } } }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    let size = content.size(in: proposal.inset(by: insets))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    var inner = context
    let growth = context.safeArea.growth(of: frame, ignoring: .all, at: .all)
    inner.safeArea = SafeArea(
      bounds: frame.outset(by: growth), container: growth + insets, keyboard: 0)
    content.place(in: frame.inset(by: insets), inner)
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let inner = CGRect(origin: .zero, size: size).inset(by: insets)
    return content.guide(key, in: inner.size).map {
      $0 + (key.isLying ? insets.top : insets.leading)
    }
  }
}

struct SafeAreaPaddingModifier: ViewModifier, PrimitiveModifier {
  let insets: EdgeInsets

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: SafeAreaPaddingElement.init) {
      modifier, element, _ in
      element.insets = modifier.insets
    }
  }
}

extension View {
  /// Adds to the safe area of the view at some edges, points; 16 where the length is `nil`.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Adds to the safe area of the view at all edges, points.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Adds to the safe area of the view at each edge.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }
}
