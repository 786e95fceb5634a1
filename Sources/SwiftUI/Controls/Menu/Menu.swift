/// A label that opens a menu of buttons, toggles, pickers and other menus.
public struct Menu<Label: View, Content: View>: View {
  @Environment(\.buttonStyle) private var style
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInsideForm) private var isInsideForm
  @State private var isPressed = false

  let content: Content
  let label: Label
  let primaryAction: (@MainActor () -> Void)?

  private init(
    _ content: Content, _ label: Label, primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  /// A menu with a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content(), label())
  }

  /// A menu with a label of its own. A tap does something; a long press opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), label(), primaryAction: primaryAction)
  }

  /// The label as the style of buttons shows it.
  public var body: some View {
    (style ?? (isInsideForm ? .row : .borderless)).make(
      ButtonStyleConfiguration(
        role: nil, label: ButtonStyleConfiguration.Label(AnyView(label)), isPressed: isPressed)
    )
    .modifier(
      MenuModifier(
        items: content, isPressed: $isPressed, isEnabled: isEnabled, primaryAction: primaryAction,
        fillsRow: isInsideForm && style == nil))
  }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(titleKey))
  }

  /// A menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(title))
  }

  /// A menu with a title. A tap does something; a long press opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), Text(titleKey), primaryAction: primaryAction)
  }

  /// A menu with a title. A tap does something; a long press opens the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), Text(title), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// A menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), SwiftUI.Label(title, systemImage: systemImage))
  }

  /// A menu with a title and a symbol. A tap does something; a long press opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content(), SwiftUI.Label(titleKey, systemImage: systemImage), primaryAction: primaryAction)
  }
}
