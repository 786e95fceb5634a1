extension View {
  /// Presents an alert while a state is true.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert
  ) -> some View {
    modifier(
      AlertModifier(isPresented: isPresented, style: .alert) { content().description })
  }

  /// Presents an alert for an item while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    modifier(
      AlertModifier(isPresented: item.isThere, style: .alert) {
        item.wrappedValue.map { content($0).description } ?? AlertDescription(buttons: [])
      })
  }

  /// Presents an alert with buttons and fields while a state is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with buttons and fields while a state is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a message, buttons and fields while a state is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message, buttons and fields while a state is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message, buttons and fields while a state is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    modifier(
      AlertModifier(isPresented: isPresented, style: .alert) {
        AlertDescription(title.string, actions(), message())
      })
  }

  /// Presents an alert about some data, with buttons and a message made of it, while a state is
  /// true and there is any.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(isPresented: isPresented.whileThere(data != nil), style: .alert) {
        data.map { AlertDescription(titleKey.text, actions($0), message($0)) }
          ?? AlertDescription(buttons: [])
      })
  }

  /// Presents an alert about some data, with buttons made of it, while a state is true and there
  /// is any.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    alert(titleKey, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// Presents an alert with what an error says while a state is true and there is an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    modifier(
      AlertModifier(isPresented: isPresented.whileThere(error != nil), style: .alert) {
        var description = AlertDescription(error?.errorDescription ?? "", actions(), EmptyView())
        description.message = error?.recoverySuggestion
        return description
      })
  }
}

extension View {
  /// Presents an action sheet while a state is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Presents an action sheet with a message while a state is true. Its title is shown only where
  /// that is asked for, as on phones.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    modifier(
      AlertModifier(isPresented: isPresented, style: .actionSheet) {
        var description = AlertDescription(titleKey.text, actions(), message())
        if titleVisibility != .visible { description.title = nil }
        return description
      })
  }
}

extension AlertDescription {
  /// What views say and offer.
  @MainActor
  fileprivate init<A: View, M: View>(_ title: String, _ actions: A, _ message: M) {
    let parts = ViewParts(actions)
    self.init(
      title: title, message: ViewParts(message).title, buttons: parts.buttons,
      fields: parts.fields)
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the place says.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}

extension Binding where Value: AnyOptional {
  /// Whether there is a value; writing `false` takes it away.
  fileprivate var isThere: Binding<Bool> {
    let base = self
    return Binding<Bool>(
      get: { base.wrappedValue.isThere },
      set: { if !$0 { base.wrappedValue = .nothing } })
  }
}

extension Binding<Bool> {
  /// True only while there is something to show.
  fileprivate func whileThere(_ isThere: Bool) -> Binding<Bool> {
    let base = self
    return Binding<Bool>(
      get: { base.wrappedValue && isThere }, set: { base.wrappedValue = $0 })
  }
}

/// Any optional value.
protocol AnyOptional {
  static var nothing: Self { get }
  var isThere: Bool { get }
}

extension Optional: AnyOptional {
  static var nothing: Wrapped? { nil }
  var isThere: Bool { self != nil }
}
