/// How firmly a constraint is held, from a UIKit priority between 0 and 1000.
///
/// Strengths are lexicographic: no number of weaker constraints outweighs a stronger one. Among
/// optional constraints of one strength the sum of the absolute deviations is minimised.
public struct Strength: Comparable, Hashable, Sendable {
  /// The priority, 0 to 1000; 1000 is required.
  public let priority: Float

  /// The strength of constraints that must hold.
  public static let required = Strength(priority: 1000)

  /// Makes the strength of `priority`. Values outside 0...1000 count as the nearer bound, a NaN
  /// as 0.
  public init(priority: Float) {
    self.priority = priority >= 0 ? min(priority, 1000) : 0
  }

  /// Whether the constraint must hold.
  public var isRequired: Bool { priority == 1000 }

  /// Compares by priority.
  public static func < (lhs: Strength, rhs: Strength) -> Bool {
    lhs.priority < rhs.priority
  }
}
