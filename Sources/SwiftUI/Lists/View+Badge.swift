/// A number or a few words at the end of a row, or on a tab.
struct BadgeModifier: ViewModifier {
  @Environment(\.isInsideForm) private var isInsideForm
  let text: Text?
  /// Whether the view shows the badge itself.
  let isOwnAffair: Bool

  func body(content: Content) -> some View {
    if isInsideForm, !isOwnAffair {
      HStack {
        content
        Spacer()
        BadgeLabel(text: text)
      }
    } else {
      content.environment(\.badge, text)
    }
  }
}

/// The badge as a row shows it.
struct BadgeLabel: View {
  let text: Text?

  var body: some View { text.foregroundStyle(.secondary) }
}

/// A view that knows where in it a badge stands.
protocol BadgedRow {}

extension NavigationLink: BadgedRow {}

extension EnvironmentValues {
  private enum BadgeKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
  }
  /// The badge of the row.
  var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension View {
  /// A text at the end of the row in a list, or on the tab of the screen; none with `nil`.
  public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label, isOwnAffair: self is any BadgedRow))
  }

  /// A number at the end of the row in a list, or on the tab of the screen; none with 0.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Words at the end of the row in a list, or on the tab of the screen; none with `nil`.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Words at the end of the row in a list, or on the tab of the screen; none with `nil`.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
