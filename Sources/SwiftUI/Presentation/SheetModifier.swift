/// How another screen comes.
enum ScreenKind {
  /// As a sheet.
  case sheet
  /// Over all of the screen.
  case fullScreen
  /// Onto the stack that the view is in.
  case push
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
    let inner = environment.forAnotherScreen
    switch (view, presented) {
    case (let view?, let presented?):
      presented.baseEnvironment = inner
      presented.rootView = view
    case (let view?, nil):
      let controller = PresentedController(rootView: view)
      controller.baseEnvironment = inner
      controller.modalPresentationStyle = modifier.kind == .fullScreen ? .fullScreen : .automatic
      controller.onDismissal = {
        modifier.item.wrappedValue = nil
        modifier.onDismiss?()
      }
      presented = controller
      graph.afterUpdate { [graph] in
        let host = graph.presenter.controller
        if modifier.kind == .push {
          host?.navigationController?.pushViewController(controller, animated: true)
        } else {
          host?.present(controller, animated: true)
        }
      }
    case (nil, let presented?):
      graph.afterUpdate { presented.leave() }
      self.presented = nil
    case (nil, nil): break
    }
  }
}

/// A screen that says when it was put away, by the app or by the user.
private final class PresentedController: UIHostingController<AnyView> {
  var onDismissal: () -> Void = {}

  /// Goes away, with all that came after it.
  func leave() {
    if let navigation = navigationController,
      let place = navigation.viewControllers.firstIndex(of: self), place > 0
    {
      navigation.popToViewController(navigation.viewControllers[place - 1], animated: true)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A screen that is covered by another is still presented.
    UIApplication.shared.clock.schedule(after: 0) { [self] in
      if presentingViewController == nil, navigationController == nil { onDismissal() }
    }
  }
}
