/// How toggles look.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// What a toggle is made of.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = ToggleStyleConfiguration
  /// What a toggle is made of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style of a toggle is told.
@preconcurrency @MainActor
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool

  init(label: AnyView, isOn: Binding<Bool>) {
    self.label = Label(content: label)
    _isOn = isOn
  }
}

/// A label and a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private var tint: Color?

  /// The style.
  public init() {}

  /// The style with switches in a colour while they are on.
  public init(tint: Color) {
    self.tint = tint
  }

  /// The label at one end, the switch at the other.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(
      label: configuration.label,
      control: SwitchControl(isOn: configuration.$isOn, tint: tint).inRow())
  }
}

/// What toggles look like where nothing is said.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// A label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A button that stays down while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The label in the tint; while it is on, on a ground.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .foregroundColor(.accentColor)
        .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        .background(
          configuration.isOn ? Color.accentColor.opacity(0.15) : .clear,
          in: RoundedRectangle(cornerRadius: 6, style: .continuous))
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// What toggles look like where nothing is said.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// How toggles inside look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(
      \.toggleStyle,
      AnyStyle<ToggleStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ToggleStyleConfiguration>? { nil }
  }
  /// How toggles look.
  var toggleStyle: AnyStyle<ToggleStyleConfiguration>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}
