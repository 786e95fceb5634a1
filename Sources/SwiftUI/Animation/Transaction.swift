/// How the changes that are being made are shown.
public struct Transaction: Equatable {
  /// How changes are animated; `nil` for not at all.
  public var animation: Animation?
  /// Whether the animations of views are left out.
  public var disablesAnimations = false

  /// No animation.
  public init() {}

  /// An animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// What the changes of this moment belong to.
  @MainActor static var current = Transaction()
}

/// Makes changes in a transaction.
@preconcurrency @MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Makes changes whose effects are animated.
@preconcurrency @MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
