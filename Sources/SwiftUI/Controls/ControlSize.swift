/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// What controls have where nothing is said.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge

  var isLarge: Bool { self == .large || self == .extraLarge }

  /// Around the label of a button with a ground, points: as buttons of UIKit of these sizes
  /// (APPEARANCE 5.4). The largest is like the large one.
  var buttonInsets: EdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .mini: (4, 8)
      case .small: (5, 10)
      case .regular: (7, 12)
      case .large, .extraLarge: (15, 20)
      }
    return EdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The font of a button with a ground; `nil` for the one of its place.
  var buttonFont: Font? {
    switch self {
    case .mini: .footnote
    case .small: .subheadline
    case .regular, .large, .extraLarge: nil
    }
  }

  /// The corners of a button with a ground, points (estimated beyond the regular size).
  var buttonRadius: CGFloat {
    switch self {
    case .mini, .small: 5
    case .regular: 6
    case .large, .extraLarge: 10
    }
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }
  /// How large controls are: buttons with a ground, and spokes that turn.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }
  /// The shape of the ground of buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// How large controls inside are: buttons with a ground, and spokes that turn.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// The shape of the ground of buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
