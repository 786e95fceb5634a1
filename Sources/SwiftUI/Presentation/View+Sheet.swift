/// Presents another screen while a state says so.
struct SheetModifier<Item, Sheet: View>: ViewModifier, PrimitiveModifier {
  let item: Binding<Item?>
  let isFullScreen: Bool
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
      controller.modalPresentationStyle = modifier.isFullScreen ? .fullScreen : .automatic
      controller.onDismissal = {
        modifier.item.wrappedValue = nil
        modifier.onDismiss?()
      }
      presented = controller
      graph.afterUpdate { [graph] in
        graph.presenter.controller?.present(controller, animated: true)
      }
    case (nil, let presented?):
      graph.afterUpdate { presented.presentingViewController?.dismiss(animated: true) }
      self.presented = nil
    case (nil, nil): break
    }
  }
}

/// A screen that says when it was put away, by the app or by the user.
private final class PresentedController: UIHostingController<AnyView> {
  var onDismissal: () -> Void = {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A screen that is covered by another is still presented.
    UIApplication.shared.clock.schedule(after: 0) { [self] in
      if presentingViewController == nil { onDismissal() }
    }
  }
}

extension Binding where Value == Bool {
  /// A binding to something that is there while the value is true.
  var presence: Binding<Void?> {
    Binding<Void?>(
      get: { wrappedValue ? () : nil },
      set: { if ($0 != nil) != wrappedValue { wrappedValue = $0 != nil } })
  }
}

extension View {
  /// Presents a sheet while a state is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(item: isPresented.presence, isFullScreen: false, onDismiss: onDismiss) {
        content()
      })
  }

  /// Presents a sheet for an item while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(item: item, isFullScreen: false, onDismiss: onDismiss, content: content))
  }

  /// Presents a screen of its own while a state is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(item: isPresented.presence, isFullScreen: true, onDismiss: onDismiss) {
        content()
      })
  }
}
