/// A screen of a tab view with what the bar shows for it.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  let value: Value?
  let content: Content
  let label: Label

  /// A screen with a label of its own, chosen by a value.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// The screen.
  public var body: some View { content }
}

extension Tab where Value == Never {
  /// A screen with a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// A screen with a title and a symbol, chosen by a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A screen with a title and a symbol, chosen by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// A screen with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A screen with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Tab: PartedView {
  var parts: ViewParts {
    var parts = ViewParts()
    let bar = ViewParts(label)
    parts.tabItem = ViewParts.Parts(title: bar.title, image: bar.image)
    parts.tag = value.map { AnyHashable($0) }
    return parts
  }
}
