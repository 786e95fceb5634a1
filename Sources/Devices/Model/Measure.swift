/// A length in points together with how sure it is.
public struct Measure: Sendable, Hashable {
  /// The length in points.
  public var points: Double
  /// How sure the length is.
  public var confidence: Confidence

  /// A length in points that is this sure.
  public init(_ points: Double, _ confidence: Confidence) {
    self.points = points
    self.confidence = confidence
  }
}
