/// How buttons look.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// What a button is made of.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = ButtonStyleConfiguration
  /// What a button is made of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style of a button is told.
@preconcurrency @MainActor
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }

    /// The label.
    public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a finger is on it.
  public let isPressed: Bool
}

extension AnyStyle<ButtonStyleConfiguration> {
  @MainActor
  init<S: ButtonStyle>(button style: S) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }

  @MainActor static let borderless = AnyStyle(button: BorderlessButtonStyle())
  @MainActor static let row = AnyStyle(button: RowButtonStyle())
}

/// A label in the tint.
public struct BorderlessButtonStyle: ButtonStyle {
  /// The style.
  public init() {}
  /// The label in the tint; paler while pressed.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .environment(\.dimsDisabledText, true)
      .foregroundColor(configuration.role == .destructive ? .red : .accentColor)
      .opacity(configuration.isPressed ? 0.2 : 1)
  }
}

/// What buttons look like where nothing is said.
public struct DefaultButtonStyle: ButtonStyle {
  /// The style.
  public init() {}
  /// As without borders.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// A label as it is.
public struct PlainButtonStyle: ButtonStyle {
  /// The style.
  public init() {}
  /// The label; paler while pressed.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .environment(\.dimsDisabledText, true)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// A label on a tinted ground (APPEARANCE 5.4).
public struct BorderedButtonStyle: ButtonStyle {
  /// The style.
  public init() {}
  /// The label on a ground.
  public func makeBody(configuration: Configuration) -> some View {
    GroundedLabel(configuration: configuration, isProminent: false)
  }
}

/// A label on a ground in the tint (APPEARANCE 5.4).
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// The style.
  public init() {}
  /// The label on a ground.
  public func makeBody(configuration: Configuration) -> some View {
    GroundedLabel(configuration: configuration, isProminent: true)
  }
}

/// A row of a form, which takes taps as a whole.
struct RowButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

private struct GroundedLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.font) private var font
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool

  private var tint: Color { configuration.role == .destructive ? .red : .accentColor }

  private var ground: Color {
    guard isEnabled else { return Color(uiColor: .tertiarySystemFill) }
    return isProminent ? tint : Color(uiColor: .secondarySystemFill)
  }

  var body: some View {
    label
      .background(
        ground,
        in: RoundedRectangle(cornerRadius: borderShape.radius(controlSize), style: .continuous)
      )
      .opacity(configuration.isPressed ? 0.75 : 1)
  }

  @ViewBuilder private var label: some View {
    let ink = isEnabled ? (isProminent ? Color.white : tint) : Color(uiColor: .tertiaryLabel)
    let label = configuration.label.foregroundColor(ink).font(font ?? controlSize.buttonFont)
    if borderShape.isCircle {
      SquareLayout(room: controlSize.buttonInsets.top)() { label }
    } else {
      label.padding(controlSize.buttonInsets)
    }
  }
}

/// A square around a label with the usual room around it.
private struct SquareLayout: Layout {
  let room: CGFloat

  private func side(_ subviews: Subviews) -> CGFloat {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return (sizes.map { max($0.width, $0.height) }.max() ?? 0) + 2 * room
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: side(subviews), height: side(subviews)) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// What buttons look like where nothing is said.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  /// A label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
  /// A label on a ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on a ground in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// How buttons inside look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyStyle(button: style))
  }
}
