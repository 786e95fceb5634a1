/// How another screen comes.
enum ScreenKind {
  /// As a sheet.
  case sheet
  /// Over all of the screen.
  case fullScreen
  /// Onto the stack that the view is in.
  case push
  /// As a bubble that points to something, or on narrow screens as a sheet.
  case popover(PopoverAnchor)

  var style: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .popover: .popover
    case .sheet, .push: .automatic
    }
  }

  var isPush: Bool {
    if case .push = self { true } else { false }
  }
}

/// Presents another screen while a state says so.
struct SheetModifier<Item, Sheet: View>: ViewModifier, PrimitiveModifier {
  let item: Binding<Item?>
  let kind: ScreenKind
  let onDismiss: (@MainActor () -> Void)?
  let content: (Item) -> Sheet

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    SheetNode(content, self, context)
  }
}

private final class SheetNode<Content: View, Item, Sheet: View>: WatcherNode<
  Content, SheetModifier<Item, Sheet>
>
{
  private weak var presented: PresentedController?

  override func modifierDidChange(from old: SheetModifier<Item, Sheet>?) { refresh() }

  override func refresh() {
    let modifier = self.modifier
    let view = tracking { modifier.item.wrappedValue.map { AnyView(modifier.content($0)) } }
    let inner = environment.forPresentedScreen
    switch (view, presented) {
    case (let view?, let presented?):
      presented.baseEnvironment = inner
      presented.rootView = view
    case (let view?, nil):
      let controller = PresentedController(rootView: view)
      controller.baseEnvironment = inner
      controller.modalPresentationStyle = modifier.kind.style
      controller.onDismissal = {
        modifier.item.wrappedValue = nil
        modifier.onDismiss?()
      }
      presented = controller
      graph.afterUpdate { [graph] in
        let host = graph.presenter.controller
        if modifier.kind.isPush {
          host?.navigationController?.pushViewController(controller, animated: true)
          return
        }
        controller.prepareForPresentation(modifier.kind)
        host?.present(controller, animated: true)
      }
    case (nil, let presented?):
      graph.afterUpdate { presented.leave() }
      self.presented = nil
    case (nil, nil): break
    }
  }
}
