/// Counts changes to layers, so a host can tell whether a new frame would differ from the
/// last one.
@MainActor
public enum LayerChanges {
  /// Grows with every change to any layer.
  public private(set) static var count = 0

  /// Notes a change.
  public static func note() {
    count &+= 1
  }
}
