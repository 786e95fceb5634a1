struct TraitModifier: ViewModifier, PrimitiveModifier {
  var priority: Double?
  var zIndex: Double?
  var tag: AnyHashable?
  var lines: [AlignmentKey: (ViewDimensions) -> CGFloat] = [:]

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: TraitElement.init) { modifier, element, _ in
      element.priority = modifier.priority
      element.ownZIndex = modifier.zIndex
      element.ownTag = modifier.tag
      if !modifier.lines.isEmpty { element.lines = modifier.lines }
    }
  }
}

extension View {
  /// Who is served first where a stack has too little room; 0 where nothing is said.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(priority: value))
  }

  /// What is in front of what, where views overlap: more is further to the front; 0 where nothing
  /// is said.
  public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(zIndex: value))
  }

  /// Where an upright line of the view is, points from its left edge.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(TraitModifier(lines: [g.key: computeValue]))
  }

  /// Where a lying line of the view is, points from its top edge.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(TraitModifier(lines: [g.key: computeValue]))
  }

  /// What a selection knows the view by.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitModifier(tag: AnyHashable(tag)))
  }
}
