struct FrameModifier: ViewModifier, PrimitiveModifier {
  let rule: FrameRule
  let alignment: Alignment

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: FrameElement.init) { modifier, element, _ in
      element.rule = modifier.rule
      element.alignment = modifier.alignment
    }
  }
}

extension View {
  /// A frame of a fixed width, height or both, points, with the view in it.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        rule: FrameRule(
          width: FrameRule.Span(fixed: width), height: FrameRule.Span(fixed: height)),
        alignment: alignment))
  }

  /// A frame that takes what it is offered between a least and a most, points, with the view in
  /// it.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        rule: FrameRule(
          width: FrameRule.Span(least: minWidth, ideal: idealWidth, most: maxWidth),
          height: FrameRule.Span(least: minHeight, ideal: idealHeight, most: maxHeight)),
        alignment: alignment))
  }
}

struct FixedSizeModifier: ViewModifier, PrimitiveModifier {
  let axes: Axis.Set

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: FixedSizeElement.init) { modifier, element, _ in
      element.axes = modifier.axes
    }
  }
}

extension View {
  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its ideal width, height or both.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }
}
