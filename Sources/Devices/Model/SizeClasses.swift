/// The size classes of a full-screen app (FACTS 1.7).
public struct SizeClasses: Sendable, Hashable {
  /// How much room there is along one axis.
  public enum SizeClass: String, Sendable, Hashable, CaseIterable {
    /// Little room.
    case compact
    /// Much room.
    case regular
  }

  /// The class of the width.
  public var horizontal: SizeClass
  /// The class of the height.
  public var vertical: SizeClass

  /// A class for the width and one for the height.
  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
