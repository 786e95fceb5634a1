import UIKit

/// Who may change a container: one avoider at a time. Two that moved the same thing would add up.
@MainActor
final class ContainerOwners {
  static let shared = ContainerOwners()

  private struct Claim {
    weak var container: AnyObject?
    weak var owner: KeyboardAvoider?
  }

  private var claims: [ObjectIdentifier: Claim] = [:]

  /// Whether `owner` has the container from now on. One that was adopted for its screen goes
  /// before one for all screens; otherwise whoever came first keeps it.
  func claim(_ container: AnyObject, for owner: KeyboardAvoider) -> Bool {
    let key = ObjectIdentifier(container)
    if let claim = claims[key], claim.container === container, let present = claim.owner,
      present !== owner
    {
      guard present.isForAllScreens, !owner.isForAllScreens else { return false }
      present.giveUp(container)
    }
    claims[key] = Claim(container: container, owner: owner)
    return true
  }

  /// The container is free again.
  func release(_ container: AnyObject, from owner: KeyboardAvoider) {
    let key = ObjectIdentifier(container)
    if claims[key]?.owner === owner { claims[key] = nil }
    claims = claims.filter { $0.value.container != nil && $0.value.owner != nil }
  }
}
