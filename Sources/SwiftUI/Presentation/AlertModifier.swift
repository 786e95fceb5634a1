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
        field.placeholder = core.prompt.string
        field.text = core.text.wrappedValue
        field.isSecureTextEntry = core.isSecure
        field.addAction(
          UIAction { [weak field] _ in core.text.wrappedValue = field?.text ?? "" },
          for: .editingChanged)
      }
    }
    var buttons = description.buttons
    if buttons.isEmpty, modifier.style == .alert {
      buttons = [ViewParts.Button(title: SystemWord.ok.text, role: nil, action: {})]
    }
    if modifier.style == .actionSheet, !buttons.contains(where: { $0.role == .cancel }) {
      buttons.append(ViewParts.Button(title: SystemWord.cancel.text, role: .cancel, action: {}))
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
