extension View {
  /// The node of a stack.
  func stackNode<Content: View>(
    _ context: NodeContext, axis: Axis, content: @escaping (Self) -> Content,
    parameters: @escaping (Self) -> (alignment: AlignmentKey, spacing: CGFloat?)
  ) -> ViewNode {
    let element = StackElement(
      StackRule(axis: axis, alignment: parameters(self).alignment, spacing: nil))
    return ContainerNode(
      self, context, content: content, element: element,
      apply: { view in
        let (alignment, spacing) = parameters(view)
        guard element.rule.alignment != alignment || element.rule.spacing != spacing else {
          return
        }
        element.rule.alignment = alignment
        element.rule.spacing = spacing
      },
      fill: { element.items = $0 })
  }

  /// The node of a stack that is as large across as it may be.
  func lazyStackNode<Content: View>(
    _ context: NodeContext, axis: Axis, content: @escaping (Self) -> Content,
    parameters: @escaping (Self) -> (alignment: AlignmentKey, spacing: CGFloat?)
  ) -> ViewNode {
    let stack = StackElement(
      StackRule(axis: axis, alignment: parameters(self).alignment, spacing: nil))
    let frame = FrameElement(stack)
    return ContainerNode(
      self, context, content: content, element: frame,
      apply: { view in
        let (alignment, spacing) = parameters(view)
        stack.rule.alignment = alignment
        stack.rule.spacing = spacing
        let span = FrameRule.Span(most: .infinity)
        if axis == .vertical {
          frame.rule = FrameRule(width: span)
          frame.alignment.horizontal = HorizontalAlignment(key: alignment)
        } else {
          frame.rule = FrameRule(height: span)
          frame.alignment.vertical = VerticalAlignment(key: alignment)
        }
      },
      fill: { stack.items = $0 })
  }
}
