/// What a button beside a swiped row does.
struct RowAction {
  var title: String
  var image: UIImage?
  var color: UIColor
  /// Whether the row goes away with it.
  var isDestructive: Bool
  var perform: @MainActor () -> Void
}

/// The buttons at one end of a row.
struct RowActions {
  /// From the edge inwards.
  var actions: [RowAction]
  /// Whether a swipe all over the row does the first.
  var allowsFullSwipe: Bool
}

/// An edge at the beginning or the end of lines.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}

struct SwipeActionsModifier<Items: View>: ViewModifier, PrimitiveModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let items: Items

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    SwipeActionsNode(content, self, context)
  }
}

private final class SwipeActionsNode<Content: View, Items: View>: WrapperNode<
  Content, SwipeActionsModifier<Items>, RowTraitElement
>
{
  init(_ content: Content, _ modifier: SwipeActionsModifier<Items>, _ context: NodeContext) {
    super.init(content, modifier, context, wrap: RowTraitElement.init) { _, _, _ in }
  }

  override func applyToAll() {
    super.applyToAll()
    for wrapper in wrappers where !wrapper.hasSwipe(modifier.edge) {
      let edge = modifier.edge
      let actions: @MainActor () -> RowActions? = { [weak self] in self?.rowActions }
      if edge == .leading {
        wrapper.own.leadingActions = actions
      } else {
        wrapper.own.trailingActions = actions
      }
    }
  }

  /// What there is to do now.
  private var rowActions: RowActions? {
    let actions = MenuItems(modifier.items, self).rowActions(tint: environment.accent)
    guard !actions.isEmpty else { return nil }
    return RowActions(actions: actions, allowsFullSwipe: modifier.allowsFullSwipe)
  }
}

extension RowTraitElement {
  fileprivate func hasSwipe(_ edge: HorizontalEdge) -> Bool {
    (edge == .leading ? own.leadingActions : own.trailingActions) != nil
  }
}

extension MenuItems {
  /// The buttons among the content, as those beside a row. Buttons without a role are grey unless
  /// they have a tint of their own.
  func rowActions(tint: Color) -> [RowAction] {
    var actions: [RowAction] = []
    visit { node in
      guard let button = node.shownView as? any RowActionView else { return }
      let (title, _, image) = Self.words(in: node)
      let own = node.environment.accent
      let color: UIColor =
        own != tint
        ? own.resolved(node.environment) : button.isDestructive ? .systemRed : .systemGray
      actions.append(
        RowAction(
          title: title, image: image, color: color, isDestructive: button.isDestructive,
          perform: { button.act() }))
    }
    return actions
  }
}

/// A view that can stand beside a swiped row.
@MainActor
protocol RowActionView {
  var isDestructive: Bool { get }
  func act()
}

extension Button: RowActionView {
  var isDestructive: Bool { role == .destructive }
  func act() { action() }
}

extension View {
  /// Buttons that a swipe over the row of a list brings into sight, from its edge inwards.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, items: content()))
  }

  /// Whether the row cannot be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(traits: RowTraits(isDeleteDisabled: isDisabled)))
  }

  /// Whether the row cannot be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(traits: RowTraits(isMoveDisabled: isDisabled)))
  }
}
