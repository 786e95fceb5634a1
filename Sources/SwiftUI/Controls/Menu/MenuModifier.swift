/// Has a view open a menu when it is tapped.
struct MenuModifier<Items: View>: ViewModifier, PrimitiveModifier {
  let items: Items
  let isPressed: Binding<Bool>
  let isEnabled: Bool
  /// What a tap does, if it does not open the menu.
  var primaryAction: (@MainActor () -> Void)?
  /// Whether all of the row in a list takes taps.
  var fillsRow = false
  /// Whether the menu belongs to what stands at the trailing end of the view.
  var isAtEnd = false

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    MenuNode(content, self, context)
  }
}

private final class MenuNode<Content: View, Items: View>: WrapperNode<
  Content, MenuModifier<Items>, PressElement
>
{
  init(_ content: Content, _ modifier: MenuModifier<Items>, _ context: NodeContext) {
    super.init(content, modifier, context, wrap: PressElement.init) { modifier, element, _ in
      element.fillsRow = modifier.fillsRow
      element.control.isEnabled = modifier.isEnabled
      element.control.onPress = { modifier.isPressed.wrappedValue = $0 }
    }
  }

  override func applyToAll() {
    super.applyToAll()
    for wrapper in wrappers { connect(wrapper.control) }
  }

  private func connect(_ control: PressControl) {
    control.onTap = { [weak self, weak control] in
      guard let self, let control else { return }
      if let action = modifier.primaryAction { action() } else { open(from: control) }
    }
    guard modifier.primaryAction != nil else {
      control.onLongPress = nil
      return
    }
    control.onLongPress = { [weak self, weak control] in
      if let self, let control { open(from: control) }
    }
  }

  private func open(from control: PressControl) {
    MenuItems(modifier.items, self).open(
      from: control, anchor: modifier.isAtEnd ? control.trailingEnd : control.bounds)
  }
}

extension UIView {
  /// The part of the view in which a value at its end stands, as far as a menu needs to know.
  fileprivate var trailingEnd: CGRect {
    let width = min(44, bounds.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }
}
