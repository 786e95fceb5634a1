/// How high the bar above a tablet's keys is (FACTS 2.4).
public enum ShortcutBar: String, Sendable, Hashable, CaseIterable {
  /// As in newer systems.
  case current
  /// As up to iPadOS 14: 50 points.
  case iPadOS14

  /// Heights with this bar; phones have no such choice.
  public func applied(
    to heights: KeyboardFrames.Heights, idiom: Idiom
  ) -> KeyboardFrames.Heights {
    guard self == .iPadOS14, idiom == .pad else { return heights }
    var heights = heights
    heights.bar = Measure(50, .table)
    heights.textWithBar = nil
    return heights
  }
}
