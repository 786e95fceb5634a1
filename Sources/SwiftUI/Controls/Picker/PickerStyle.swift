/// How pickers look.
@preconcurrency @MainActor
public protocol PickerStyle {
  /// Which of the system's looks it is.
  var look: PickerLook { get }
}

/// The looks of pickers that the system has.
public enum PickerLook: Hashable, Sendable {
  /// What is usual in the place.
  case automatic
  /// The value, which opens a menu of all.
  case menu
  /// Segments beside each other.
  case segmented
  /// A wheel.
  case wheel
  /// Rows, of which one has a check mark.
  case inline
  /// A row that leads to a screen of rows.
  case navigationLink
}

/// What is usual: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The usual look.
  public let look = PickerLook.automatic
  /// The style.
  public init() {}
}

/// The value, which opens a menu of all.
public struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public let look = PickerLook.menu
  /// The style.
  public init() {}
}

/// Segments beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// Segments.
  public let look = PickerLook.segmented
  /// The style.
  public init() {}
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// A wheel.
  public let look = PickerLook.wheel
  /// The style.
  public init() {}
}

/// Rows, of which one has a check mark.
public struct InlinePickerStyle: PickerStyle {
  /// Rows.
  public let look = PickerLook.inline
  /// The style.
  public init() {}
}

/// A row that leads to a screen of rows.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// A row.
  public let look = PickerLook.navigationLink
  /// The style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What is usual: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The value, which opens a menu of all.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Rows, of which one has a check mark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a screen of rows.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// How pickers inside look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style.look)
  }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: PickerLook { .automatic }
  }
  /// How pickers look.
  var pickerStyle: PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}
