/// How labels look.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// What a label is made of.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = LabelStyleConfiguration
  /// What a label is made of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style of a label is told.
@preconcurrency @MainActor
public struct LabelStyleConfiguration {
  /// A part of the label.
  public struct Part: View {
    let content: AnyView

    /// The part.
    public var body: some View { content }
  }

  /// The title.
  public let title: Part
  /// The symbol.
  public let icon: Part
}

/// The symbol before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The symbol before the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The symbol.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The symbol before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// How labels inside look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(
      \.labelStyle, AnyStyle<LabelStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<LabelStyleConfiguration>? { nil }
  }
  /// How labels look.
  var labelStyle: AnyStyle<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
