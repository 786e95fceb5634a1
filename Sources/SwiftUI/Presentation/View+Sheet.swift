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
      SheetModifier(item: isPresented.presence, kind: .sheet, onDismiss: onDismiss) {
        content()
      })
  }

  /// Presents a sheet for an item while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(item: item, kind: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Presents a screen of its own while a state is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(item: isPresented.presence, kind: .fullScreen, onDismiss: onDismiss) {
        content()
      })
  }

  /// Presents a screen of its own for an item while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(item: item, kind: .fullScreen, onDismiss: onDismiss, content: content))
  }

  /// Pushes a screen onto the stack that the view is in while a state is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      SheetModifier(item: isPresented.presence, kind: .push, onDismiss: nil) { destination() })
  }

  /// Pushes a screen for an item onto the stack that the view is in while there is one.
  public func navigationDestination<D: Hashable, V: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> V
  ) -> some View {
    modifier(SheetModifier(item: item, kind: .push, onDismiss: nil, content: destination))
  }
}
