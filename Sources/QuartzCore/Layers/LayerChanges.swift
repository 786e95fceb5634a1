/// Counts changes to layers, so a host can tell whether a new frame would differ from the
/// last one.
@MainActor
public enum LayerChanges {
  /// Grows with every change to any layer.
  public private(set) static var count = 0

  /// Grows whenever a layer may have to be drawn: it asked for a drawing, came into a tree or
  /// is no longer hidden.
  package private(set) static var displayCount = 0

  /// Notes a change.
  public static func note() {
    count &+= 1
  }

  /// Notes a change after which a layer may have to be drawn.
  package static func noteDisplay() {
    displayCount &+= 1
    note()
  }
}
