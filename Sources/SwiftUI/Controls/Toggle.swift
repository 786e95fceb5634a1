/// A switch with a label.
public struct Toggle<Label: View>: View {
  @Environment(\.toggleStyle) private var style
  let isOn: Binding<Bool>
  let label: Label

  /// A switch with a label of its own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The label and the switch as the style shows them.
  public var body: some View {
    if let style {
      style.make(ToggleStyleConfiguration(label: AnyView(label), isOn: isOn))
    } else {
      LabeledControl(label: label, control: SwitchControl(isOn: isOn).inRow())
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

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A switch with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension View {
  /// Shows controls inside without their labels.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

/// The switch of UIKit.
struct SwitchControl: View {
  let isOn: Binding<Bool>
  /// The colour while it is on; `nil` for that of the place.
  var tint: Color?

  var body: some View {
    ValueControl<Bool, UISwitch>(
      value: isOn, make: { UISwitch() }, read: { $0.isOn },
      show: { control, value, environment in
        control.onTintColor = tint?.resolved(environment) ?? environment.ownTint
        if control.isOn != value { control.setOn(value, animated: control.window != nil) }
      }, fillsWidth: false)
  }
}
