import Foundation

/// Where a tablet's keyboard is (FACTS 2.5).
public enum KeyboardPlacement: String, Hashable, Sendable, CaseIterable {
  /// At the bottom edge, over the whole width.
  case docked
  /// As large as docked, but lifted off the edge.
  case undocked
  /// Two halves at the sides, lifted off the edge.
  case split
  /// As small as a phone's, anywhere.
  case floating

  /// How far an undocked or split keyboard is lifted before it is moved, points; estimated.
  public static let lift = 100.0

  /// Where a keyboard that is not docked first appears on a screen, with how sure that is; `nil`
  /// where the device has no such keyboard. Points.
  public func frame(
    in screen: CGRect, heights: KeyboardFrames.Heights, bottomInset: Double
  ) -> (frame: CGRect, grade: Confidence)? {
    switch self {
    case .docked: return nil
    case .undocked:
      let height = heights.text.points + heights.bar.points
      return (
        CGRect(
          x: 0, y: screen.maxY - height - Self.lift, width: screen.width, height: height),
        .estimated
      )
    case .split:
      guard let split = heights.split else { return nil }
      let height = split.points - bottomInset
      return (
        CGRect(
          x: 0, y: screen.maxY - height - Self.lift, width: screen.width, height: height),
        .estimated
      )
    case .floating:
      guard let floating = heights.floating else { return nil }
      let size = CGSize(width: KeyboardFrames.floatingWidth, height: floating.points)
      // Near the lower right corner, clear of the edges.
      return (
        CGRect(
          x: screen.maxX - size.width - 20, y: screen.maxY - size.height - bottomInset - 20,
          width: size.width, height: size.height),
        floating.confidence
      )
    }
  }
}
