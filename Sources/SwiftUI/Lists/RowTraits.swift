/// What a row says of itself to the list that it is in.
struct RowTraits {
  /// What stands behind the row; `nil` for what the list has.
  var background: [Element]?
  /// Room between the edges of the row and what is in it, points.
  var insets: EdgeInsets?
  /// The hairline above, between the row and the one before.
  var topSeparator = Visibility.automatic
  /// The hairline below, between the row and the next one.
  var bottomSeparator = Visibility.automatic
  /// The colour of hairlines above and below.
  var topTint: Color?
  var bottomTint: Color?
  /// What a swipe brings into sight.
  var leadingActions: (@MainActor () -> RowActions?)?
  var trailingActions: (@MainActor () -> RowActions?)?
  var isDeleteDisabled = false
  var isMoveDisabled = false

  /// Whether a row with these looks the same.
  @MainActor
  func isLaidOut(like other: RowTraits) -> Bool {
    insets == other.insets && topSeparator == other.topSeparator
      && bottomSeparator == other.bottomSeparator && topTint == other.topTint
      && bottomTint == other.bottomTint && isDeleteDisabled == other.isDeleteDisabled
      && isMoveDisabled == other.isMoveDisabled
      && (background ?? []).elementsEqual(other.background ?? [], by: ===)
  }

  /// The traits with those of a modifier further out, which come second.
  func merged(with outer: RowTraits) -> RowTraits {
    var result = self
    result.background = background ?? outer.background
    result.insets = insets ?? outer.insets
    if topSeparator == .automatic { result.topSeparator = outer.topSeparator }
    if bottomSeparator == .automatic { result.bottomSeparator = outer.bottomSeparator }
    result.topTint = topTint ?? outer.topTint
    result.bottomTint = bottomTint ?? outer.bottomTint
    result.leadingActions = leadingActions ?? outer.leadingActions
    result.trailingActions = trailingActions ?? outer.trailingActions
    result.isDeleteDisabled = isDeleteDisabled || outer.isDeleteDisabled
    result.isMoveDisabled = isMoveDisabled || outer.isMoveDisabled
    return result
  }
}

/// An element with what it says to the list that it is in.
final class RowTraitElement: WrapperElement {
  var own = RowTraits() { didSet { if !own.isLaidOut(like: oldValue) { invalidate() } } }

  override var ownView: UIView? { content.ownView }
  override var rowTraits: RowTraits? {
    content.rowTraits.map { $0.merged(with: own) } ?? own
  }
}

struct RowTraitModifier: ViewModifier, PrimitiveModifier {
  var traits = RowTraits()

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: RowTraitElement.init) { modifier, element, _ in
      element.own = modifier.traits
    }
  }
}

struct RowBackgroundModifier<Background: View>: ViewModifier, PrimitiveModifier {
  let background: Background

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    PairedNode(
      content, self, context, other: { $0.background }, wrap: RowTraitElement.init
    ) { _, element, others in
      element.own.background = others.isEmpty ? nil : others
    }
  }
}

extension View {
  /// What stands behind the row in a list; what the list has there with `nil`.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(background: view))
  }

  /// Room between the edges of the row in a list and what is in it, points; that of the list with
  /// `nil`.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitModifier(traits: RowTraits(insets: insets)))
  }

  /// Whether there are hairlines above and below the row in a list.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    var traits = RowTraits()
    if edges.contains(.top) { traits.topSeparator = visibility }
    if edges.contains(.bottom) { traits.bottomSeparator = visibility }
    return modifier(RowTraitModifier(traits: traits))
  }

  /// The colour of hairlines above and below the row in a list.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    var traits = RowTraits()
    if edges.contains(.top) { traits.topTint = color }
    if edges.contains(.bottom) { traits.bottomTint = color }
    return modifier(RowTraitModifier(traits: traits))
  }
}
