/// How choices of dates look.
@preconcurrency @MainActor
public protocol DatePickerStyle {
  /// The look in UIKit's terms.
  var _style: UIDatePickerStyle { get }
}

/// Fields that open a calendar or wheels: what there is where nothing is said.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Fields.
  public let _style = UIDatePickerStyle.automatic
  /// The style.
  public init() {}
}

/// Fields that open a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Fields.
  public let _style = UIDatePickerStyle.compact
  /// The style.
  public init() {}
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Wheels.
  public let _style = UIDatePickerStyle.wheels
  /// The style.
  public init() {}
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar.
  public let _style = UIDatePickerStyle.inline
  /// The style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// What there is where nothing is said: fields.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Fields that open a calendar or wheels.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
  /// How choices of dates inside look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, style._style)
  }
}

extension EnvironmentValues {
  private enum DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: UIDatePickerStyle { .automatic }
  }
  /// How choices of dates look.
  var datePickerStyle: UIDatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}
