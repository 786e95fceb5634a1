/// Presents an alert or an action sheet while a state says so.
struct AlertModifier: ViewModifier, PrimitiveModifier {
  let isPresented: Binding<Bool>
  let style: UIAlertController.Style
  let describe: @MainActor () -> AlertDescription

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    AlertNode(content, self, context)
  }
}

/// What an alert says and offers.
struct AlertDescription {
  var title: String?
  var message: String?
  var buttons: [ViewParts.Button]
  var fields: [FieldCore] = []
}

private final class AlertNode<Content: View>: WatcherNode<Content, AlertModifier> {
  private weak var presented: UIAlertController?

  override func modifierDidChange(from old: AlertModifier?) { refresh() }

  override func refresh() {
    let modifier = self.modifier
    let isWanted = tracking { modifier.isPresented.wrappedValue }
    if isWanted, presented == nil {
      let alert = makeAlert(modifier)
      presented = alert
      graph.afterUpdate { [graph] in
        graph.presenter.controller?.present(alert, animated: true)
      }
    } else if !isWanted, let alert = presented {
      presented = nil
      graph.afterUpdate { alert.presentingViewController?.dismiss(animated: true) }
    }
  }

  private func makeAlert(_ modifier: AlertModifier) -> UIAlertController {
    let description = modifier.describe()
    let alert = UIAlertController(
      title: description.title, message: description.message, preferredStyle: modifier.style)
    for core in description.fields {
      alert.addTextField { field in
        field.placeholder = core.prompt
        field.text = core.text.wrappedValue
        field.isSecureTextEntry = core.isSecure
        field.addAction(
          UIAction { [weak field] _ in core.text.wrappedValue = field?.text ?? "" },
          for: .editingChanged)
      }
    }
    var buttons = description.buttons
    if buttons.isEmpty, modifier.style == .alert {
      buttons = [ViewParts.Button(title: "OK", role: nil, action: {})]
    }
    if modifier.style == .actionSheet, !buttons.contains(where: { $0.role == .cancel }) {
      buttons.append(ViewParts.Button(title: "Cancel", role: .cancel, action: {}))
    }
    for button in buttons {
      alert.addAction(
        UIAlertAction(title: button.title, style: button.role.alertStyle) { [weak self] _ in
          self?.presented = nil
          modifier.isPresented.wrappedValue = false
          button.action()
        })
    }
    return alert
  }
}

extension ButtonRole? {
  fileprivate var alertStyle: UIAlertAction.Style {
    switch self {
    case .some(.cancel): .cancel
    case .some(.destructive): .destructive
    default: .default
    }
  }
}

/// An alert by its parts.
@preconcurrency @MainActor
public struct Alert {
  /// A button of an alert.
  @preconcurrency @MainActor
  public struct Button {
    let button: ViewParts.Button

    /// An ordinary button.
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button {
      Button(button: ViewParts.Button(title: label.string, role: nil, action: action ?? {}))
    }

    /// A button that leaves everything as it is.
    public static func cancel(
      _ label: Text = Text("Cancel"), action: (@MainActor () -> Void)? = nil
    ) -> Button {
      Button(button: ViewParts.Button(title: label.string, role: .cancel, action: action ?? {}))
    }

    /// A button that deletes something.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button {
      Button(
        button: ViewParts.Button(title: label.string, role: .destructive, action: action ?? {}))
    }
  }

  let description: AlertDescription

  /// An alert with one button; it says OK where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    description = AlertDescription(
      title: title.string, message: message?.string,
      buttons: dismissButton.map { [$0.button] } ?? [])
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    description = AlertDescription(
      title: title.string, message: message?.string,
      buttons: [primaryButton.button, secondaryButton.button])
  }
}

extension View {
  /// Presents an alert while a state is true.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert
  ) -> some View {
    modifier(
      AlertModifier(isPresented: isPresented, style: .alert) { content().description })
  }

  /// Presents an alert with buttons and fields while a state is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a message, buttons and fields while a state is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    modifier(
      AlertModifier(isPresented: isPresented, style: .alert) {
        let parts = ViewParts(actions())
        return AlertDescription(
          title: titleKey.text, message: ViewParts(message()).title, buttons: parts.buttons,
          fields: parts.fields)
      })
  }

  /// Presents an action sheet while a state is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    modifier(
      AlertModifier(isPresented: isPresented, style: .actionSheet) {
        AlertDescription(
          title: titleKey.text, message: nil, buttons: ViewParts(actions()).buttons)
      })
  }
}
