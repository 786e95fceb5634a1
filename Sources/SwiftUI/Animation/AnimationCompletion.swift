/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When it has arrived as far as it is felt.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When it has come to rest.
  public static let removed = AnimationCompletionCriteria(name: "removed")

  /// Seconds until an animation is complete; `nil` for never. Springs rest once what is left of
  /// them is too small to be seen, within twice the duration that is felt where they bounce.
  func duration(of animation: Animation) -> TimeInterval? {
    guard let felt = animation.feltDuration else { return nil }
    guard self == .removed, case .spring(let bounce) = animation.curve else { return felt }
    return felt * (1 + max(0, min(bounce, 1)))
  }
}

/// Makes changes whose effects are animated, and calls `completion` when that is over; at once
/// where nothing has changed.
@preconcurrency @MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let before = ViewGraph.changeCount
  let result = try withAnimation(animation, body)
  let hasChanged = ViewGraph.changeCount != before
  let duration = animation.map { completionCriteria.duration(of: $0) } ?? 0
  if let duration {
    UIApplication.shared.clock.schedule(after: hasChanged ? duration : 0) { completion() }
  }
  return result
}
