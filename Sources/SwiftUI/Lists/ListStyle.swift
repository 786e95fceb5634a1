/// A style of lists.
@preconcurrency @MainActor
public protocol ListStyle {
  /// How lists look.
  var _look: _ListLook { get }
}

/// One of the looks of lists that the system has.
public struct _ListLook {
  let look: ListLook
}

/// Cards on a ground.
public struct InsetGroupedListStyle: ListStyle {
  /// Cards.
  public let _look = _ListLook(look: .insetGrouped)
  /// The style.
  public init() {}
}

/// Bands from edge to edge on a ground.
public struct GroupedListStyle: ListStyle {
  /// Bands.
  public let _look = _ListLook(look: .grouped)
  /// The style.
  public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Rows.
  public let _look = _ListLook(look: .plain)
  /// The style.
  public init() {}
}

/// Cards on a ground with larger headers, as in a column at the side.
public struct SidebarListStyle: ListStyle {
  /// Cards.
  public let _look = _ListLook(look: .sidebar)
  /// The style.
  public init() {}
}

/// What lists look like where nothing is said: cards on a ground.
public struct DefaultListStyle: ListStyle {
  /// Cards.
  public let _look = _ListLook(look: .insetGrouped)
  /// The style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Cards on a ground.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Bands from edge to edge on a ground.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Cards on a ground with larger headers, as in a column at the side.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == DefaultListStyle {
  /// What lists look like where nothing is said.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// How far sections of a list are apart.
public struct ListSectionSpacing: Hashable, Sendable {
  /// Points; `nil` for what is usual.
  let points: CGFloat?

  /// As is usual.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Closer together.
  public static let compact = ListSectionSpacing(points: 17)

  /// By some points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

extension View {
  /// How lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._look.look)
  }

  /// How far sections of lists inside are apart.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// How far sections of lists inside are apart, points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Whether lists, forms and editors inside have a ground of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

extension View {
  /// How much the headers of sections inside stand out: increased ones are as written, large and
  /// bold.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension EnvironmentValues {
  private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  private enum ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
  }
  /// How far sections of lists are apart.
  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  private enum ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }
  /// Whether what scrolls has a ground of its own.
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }

  private enum DefaultMinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
  }
  /// The least height of rows of lists, points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }
}
