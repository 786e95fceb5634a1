/// A set of kinds of safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// A set by its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What bars and the device take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard takes.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The safe area around the views that are being placed, in the space in which they are placed.
/// A view has insets only where its edge reaches the safe area's edge (FACTS 5.7).
struct SafeArea: Equatable {
  /// All of the space.
  var bounds: CGRect
  /// What bars and the device take.
  var container: EdgeInsets
  /// What the keyboard takes at the bottom.
  var keyboard: CGFloat

  /// What is taken in all.
  func insets(_ regions: SafeAreaRegions = .all) -> EdgeInsets {
    var insets = regions.contains(.container) ? container : EdgeInsets()
    if regions.contains(.keyboard) { insets.bottom = max(insets.bottom, keyboard) }
    return insets
  }

  /// What is left of the space.
  var rect: CGRect { bounds.inset(by: insets()) }

  /// How far a view at `frame` can grow at each edge when it ignores some regions.
  func growth(
    of frame: CGRect, ignoring regions: SafeAreaRegions, at edges: Edge.Set
  ) -> EdgeInsets {
    let rest = SafeArea(
      bounds: bounds, container: regions.contains(.container) ? EdgeInsets() : container,
      keyboard: regions.contains(.keyboard) ? 0 : keyboard
    ).rect
    let safe = rect
    // Half a pixel of rounding does not make an edge lie inside.
    let slack: CGFloat = 0.2
    return EdgeInsets(
      top: frame.minY <= safe.minY + slack ? max(0, frame.minY - rest.minY) : 0,
      leading: frame.minX <= safe.minX + slack ? max(0, frame.minX - rest.minX) : 0,
      bottom: frame.maxY >= safe.maxY - slack ? max(0, rest.maxY - frame.maxY) : 0,
      trailing: frame.maxX >= safe.maxX - slack ? max(0, rest.maxX - frame.maxX) : 0
    ).only(edges)
  }

  /// How far the safe area reaches into a frame at each edge, as UIKit counts it (FACTS 5.2).
  func overlap(with frame: CGRect) -> EdgeInsets {
    let insets = insets()
    return EdgeInsets(
      top: max(0, insets.top - (frame.minY - bounds.minY)),
      leading: max(0, insets.leading - (frame.minX - bounds.minX)),
      bottom: max(0, insets.bottom - (bounds.maxY - frame.maxY)),
      trailing: max(0, insets.trailing - (bounds.maxX - frame.maxX)))
  }

  /// The same without some regions at some edges.
  func ignoring(_ regions: SafeAreaRegions, at edges: Edge.Set) -> SafeArea {
    var result = self
    if regions.contains(.container) {
      if edges.contains(.top) { result.container.top = 0 }
      if edges.contains(.leading) { result.container.leading = 0 }
      if edges.contains(.bottom) { result.container.bottom = 0 }
      if edges.contains(.trailing) { result.container.trailing = 0 }
    }
    if regions.contains(.keyboard), edges.contains(.bottom) { result.keyboard = 0 }
    return result
  }
}
