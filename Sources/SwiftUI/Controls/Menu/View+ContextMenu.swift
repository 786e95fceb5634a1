/// Has a view open a menu when it is pressed long.
struct ContextMenuModifier<Items: View>: ViewModifier, PrimitiveModifier {
  let items: Items

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    ContextMenuNode(content, self, context)
  }
}

private final class ContextMenuNode<Content: View, Items: View>: WrapperNode<
  Content, ContextMenuModifier<Items>, ContextMenuElement
>
{
  init(_ content: Content, _ modifier: ContextMenuModifier<Items>, _ context: NodeContext) {
    super.init(content, modifier, context, wrap: ContextMenuElement.init) { _, _, _ in }
  }

  override func applyToAll() {
    super.applyToAll()
    for wrapper in wrappers {
      wrapper.onPress = { [weak self, weak wrapper] in
        guard let self, let wrapper, environment.isEnabled else { return }
        MenuItems(modifier.items, self).open(from: wrapper.view, anchor: wrapper.view.bounds)
      }
    }
  }
}

private final class ContextMenuElement: EffectElement {
  var onPress: () -> Void = {}

  override func makeView() -> UIView {
    let view = UIView()
    view.addGestureRecognizer(
      UILongPressGestureRecognizer { [weak self] press in
        if press.state == .began { self?.onPress() }
      })
    return view
  }
}

extension View {
  /// Opens a menu beside the view after a long press on it.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}
