/// Names a line of views by which they are aligned.
public protocol AlignmentID {
  /// Where the line is in a view that does not say, in points from its left or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A line of a view, by its name.
struct AlignmentKey: Hashable, Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type
  /// Whether it is a lying line, measured from the top.
  let isLying: Bool
  /// Whether it is one of the lines that are named here.
  var isSystem = false

  static func == (one: AlignmentKey, other: AlignmentKey) -> Bool {
    one.id == other.id && one.isLying == other.isLying
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }
}

/// An upright line by which views are aligned sideways.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// A line of the app's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, isLying: false)
  }

  private init(system id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, isLying: false, isSystem: true)
  }

  init(key: AlignmentKey) {
    self.key = key
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The edge where lines begin.
  public static let leading = HorizontalAlignment(system: Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(system: Center.self)
  /// The edge where lines end.
  public static let trailing = HorizontalAlignment(system: Trailing.self)
}

/// A lying line by which views are aligned up and down.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// A line of the app's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, isLying: true)
  }

  private init(system id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, isLying: true, isSystem: true)
  }

  init(key: AlignmentKey) {
    self.key = key
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The top edge.
  public static let top = VerticalAlignment(system: Top.self)
  /// The middle.
  public static let center = VerticalAlignment(system: Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(system: Bottom.self)
  /// The baseline of the first line of text; the bottom edge of views without text.
  public static let firstTextBaseline = VerticalAlignment(system: FirstBaseline.self)
  /// The baseline of the last line of text; the bottom edge of views without text.
  public static let lastTextBaseline = VerticalAlignment(system: LastBaseline.self)
}

/// A point of a view by which it is aligned.
public struct Alignment: Hashable, Sendable {
  /// The upright line through it.
  public var horizontal: HorizontalAlignment
  /// The lying line through it.
  public var vertical: VerticalAlignment

  /// The point where two lines cross.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge at the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
}
