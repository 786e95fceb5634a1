import UIKit

extension Avoidance {
  /// What is seen of a scroll view's content between its insets.
  public struct Window {
    /// Distance of the upper end from the view's top edge.
    public var start: CGFloat
    /// Distance of the lower end from the view's top edge.
    public var end: CGFloat
    /// Between which offsets the content may rest.
    public var limits: ClosedRange<CGFloat>

    /// A window between two distances from the view's top edge.
    public init(start: CGFloat, end: CGFloat, limits: ClosedRange<CGFloat>) {
      self.start = start
      self.end = end
      self.limits = limits
    }
  }

  /// The offset nearest to `offset` at which what lies between `top` and `bottom` of the content
  /// is in sight, with `margin` above and below where there is room for that. What is in sight
  /// does not move, nor does what is taller than the window and fills it.
  public static func leastReveal(
    top: CGFloat, bottom: CGFloat, margin: CGFloat, offset: CGFloat, window: Window
  ) -> CGFloat {
    let room = window.end - window.start
    let air = min(margin, max(0, (room - (bottom - top)) / 2))
    let (low, high) = (top - air, bottom + air)
    let (start, end) = (offset + window.start, offset + window.end)
    var wanted = offset
    if high - low > room {
      if low > start || high < end { wanted = low - window.start }
    } else if low < start {
      wanted = low - window.start
    } else if high > end {
      wanted = high - window.end
    }
    guard wanted != offset else { return offset }
    return min(max(wanted, window.limits.lowerBound), window.limits.upperBound)
  }
}
