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
      fill: .elements { element.items = $0 })
  }

  /// The node of a stack that is as large across as it may be, and shows what is in sight.
  func lazyStackNode<Content: View>(
    _ context: NodeContext, axis: Axis, content: @escaping (Self) -> Content,
    parameters: @escaping (Self) -> (alignment: AlignmentKey, spacing: CGFloat?)
  ) -> ViewNode {
    let stack = LazyStackElement(axis, alignment: parameters(self).alignment)
    return ContainerNode(
      self, context, content: content, element: stack,
      apply: { view in
        let (alignment, spacing) = parameters(view)
        stack.arrange(alignment, spacing: spacing ?? StackRule.defaultSpacing)
      },
      fill: .slots { stack.slots = $0 })
  }

  /// The node of a grid that shows what is in sight.
  func lazyGridNode<Content: View>(
    _ context: NodeContext, axis: Axis, content: @escaping (Self) -> Content,
    parameters: @escaping (Self) -> (items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?)
  ) -> ViewNode {
    let grid = LazyGridElement(axis, alignment: parameters(self).alignment)
    return ContainerNode(
      self, context, content: content, element: grid,
      apply: { view in
        let (items, alignment, spacing) = parameters(view)
        grid.arrange(items, alignment, spacing: spacing ?? StackRule.defaultSpacing)
      },
      fill: .slots { grid.slots = $0 })
  }
}
