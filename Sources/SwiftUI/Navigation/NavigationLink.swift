/// A button that pushes another screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  @State private var isPushed = false
  @Environment(\.isInsideForm) private var isInsideForm
  @Environment(\.badge) private var badge
  @Environment(\.navigation) private var navigation
  let target: Target
  let label: Label

  /// Where it leads.
  enum Target {
    case screen(Destination)
    /// The screen that the stack has for a value; `nil` for a link that is off.
    case value(AnyHashable?)
    /// A screen that is shown while a state says so.
    case active(Destination, Binding<Bool>)
  }

  /// A link with a label of its own.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .screen(destination())
    self.label = label()
  }

  /// A link with a label of its own.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .screen(destination)
    self.label = label()
  }

  private var isOff: Bool {
    if case .value(nil) = target { true } else { false }
  }

  /// The label; in a list with an arrow at its end.
  public var body: some View {
    switch target {
    case .screen(let destination): pushing(destination, while: $isPushed)
    case .active(let destination, let isActive): pushing(destination, while: isActive)
    case .value: link.disabled(isOff)
    }
  }

  /// The screen follows what the link is given, as long as it is on the stack.
  private func pushing(_ destination: Destination, while isActive: Binding<Bool>) -> some View {
    link.modifier(
      SheetModifier(item: isActive.presence, kind: .push, onDismiss: nil) { destination })
  }

  @ViewBuilder private var link: some View {
    if isInsideForm {
      Button(action: push) {
        HStack {
          label
          Spacer()
          BadgeLabel(text: badge)
          DisclosureArrow()
            .font(.system(size: 14, weight: .semibold))
            .foregroundColor(Color(uiColor: .tertiaryLabel))
        }
      }
      .buttonStyle(.plain)
      .environment(\.fillsRow, true)
    } else {
      Button(action: push) { label }
    }
  }

  private func push() {
    switch target {
    case .screen: isPushed = true
    case .value(let value):
      if let value { navigation.model?.push(value) }
    case .active(_, let isActive): isActive.wrappedValue = true
    }
  }
}

/// An arrow that points to where lines end.
struct DisclosureArrow: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title to a screen that is shown while a state is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isActive: isActive) { Text(titleKey) }
  }

  /// A link with a title to a screen that is shown while a state is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// A link with a title to a screen that is shown while a state has the link's value.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the screen that the stack has for a value; off where there is none.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title to the screen that the stack has for a value; off where there is none.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with a title to the screen that the stack has for a value; off where there is none.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
