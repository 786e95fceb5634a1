/// A switch with a label.
public struct Toggle<Label: View>: View {
  @Environment(\.labelsHidden) private var labelsHidden
  let isOn: Binding<Bool>
  let label: Label

  /// A switch with a label of its own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The label at one end, the switch at the other.
  public var body: some View {
    if labelsHidden {
      SwitchControl(isOn: isOn)
    } else {
      HStack {
        label
        Spacer()
        SwitchControl(isOn: isOn)
      }
    }
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension View {
  /// Shows controls inside without their labels.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

private struct SwitchControl: UIViewRepresentable {
  let isOn: Binding<Bool>

  final class Coordinator {
    var isOn: Binding<Bool>

    init(_ isOn: Binding<Bool>) {
      self.isOn = isOn
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(isOn) }

  func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in
        if let view { coordinator.isOn.wrappedValue = view.isOn }
      }, for: .valueChanged)
    return view
  }

  func updateUIView(_ uiView: UISwitch, context: Context) {
    context.coordinator.isOn = isOn
    uiView.isEnabled = context.environment.isEnabled
    let accent = context.environment.accent
    uiView.onTintColor = accent == .blue ? nil : accent.uiColor
    if uiView.isOn != isOn.wrappedValue {
      uiView.setOn(isOn.wrappedValue, animated: uiView.window != nil)
    }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISwitch, context: Context
  ) -> CGSize? {
    uiView.sizeThatFits(.zero)
  }
}
