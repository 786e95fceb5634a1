/// A button that pushes another screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.host) private var host
  @Environment(\.isInsideForm) private var isInsideForm
  @Environment(\.badge) private var badge
  @Environment(\.self) private var environment
  let target: Target
  let label: Label

  /// Where it leads.
  enum Target {
    case screen(Destination)
    /// The screen that the stack has for a value; `nil` for a link that is off.
    case value(AnyHashable?)
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
    link.disabled(isOff)
  }

  @ViewBuilder private var link: some View {
    if isInsideForm {
      Button(action: push) {
        HStack {
          label
          Spacer()
          BadgeLabel(text: badge)
          Image(systemName: "chevron.right")
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
    case .screen(let destination):
      let screen = UIHostingController(rootView: AnyView(destination))
      screen.baseEnvironment = environment.forAnotherScreen
      host.controller?.navigationController?.pushViewController(screen, animated: true)
    case .value(let value):
      if let value { environment.navigation.model?.push(value) }
    }
  }
}

extension NavigationLink where Label == Text {
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
