/// A symbol with a title.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  let title: Title
  let icon: Icon

  /// A title and a symbol.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The symbol before the title, or what the style makes of them.
  public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Part(content: AnyView(title)),
      icon: LabelStyleConfiguration.Part(content: AnyView(icon)))
    if let style {
      style.make(configuration)
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title with a symbol of the system.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
