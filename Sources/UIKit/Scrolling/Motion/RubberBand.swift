/// The resistance beyond the end of content (FACTS 5.6): how far content follows a finger.
struct RubberBand: Equatable {
  /// The length of the scroll view along the axis, points.
  var length: CGFloat

  private static let stiffness: CGFloat = 0.55

  /// How far content shows beyond its end when the finger is `distance` points beyond.
  func displayed(for distance: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let pull = abs(distance) * Self.stiffness / length
    let shown = (1 - 1 / (pull + 1)) * length
    return distance < 0 ? -shown : shown
  }

  /// How far the finger is beyond the end when content shows `displayed` points beyond.
  func distance(for displayed: CGFloat) -> CGFloat {
    let shown = min(abs(displayed), length * 0.999)
    guard length > 0, shown > 0 else { return 0 }
    let distance = shown / (length - shown) * length / Self.stiffness
    return displayed < 0 ? -distance : distance
  }
}
