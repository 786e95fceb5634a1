/// A button that pushes another screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.host) private var host
  @Environment(\.isInsideForm) private var isInsideForm
  @Environment(\.self) private var environment
  let destination: Destination
  let label: Label

  /// A link with a label of its own.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination()
    self.label = label()
  }

  /// A link with a label of its own.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label; in a list with an arrow at its end.
  public var body: some View {
    if isInsideForm {
      Button(action: push) {
        HStack {
          label
          Spacer()
          Image(systemName: "chevron.right")
            .font(.system(size: 14, weight: .semibold))
            .foregroundColor(Color(uiColor: .tertiaryLabel))
        }
      }
      .buttonStyle(.plain)
    } else {
      Button(action: push) { label }
    }
  }

  private func push() {
    let screen = UIHostingController(rootView: AnyView(destination))
    screen.baseEnvironment = environment.forAnotherScreen
    host.controller?.navigationController?.pushViewController(screen, animated: true)
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
