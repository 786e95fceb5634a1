/// A guide that follows something which moves, and has constraints that are active only while
/// that is near some edges of the owner, or away from them (FACTS 5.1).
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearConstraints: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var awayConstraints: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

  /// The edges that the guide is near to now.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Has constraints active while the guide is near all edges of a set, instead of those given
  /// for that set before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(nearConstraints[edge] ?? [])
    nearConstraints[edge] = trackingConstraints
    updateTrackedConstraints()
  }

  /// Has constraints active while the guide is away from all edges of a set, instead of those
  /// given for that set before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(awayConstraints[edge] ?? [])
    awayConstraints[edge] = trackingConstraints
    updateTrackedConstraints()
  }

  /// The constraints given for nearness to a set of edges.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    nearConstraints[edge] ?? []
  }

  /// The constraints given for distance from a set of edges.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    awayConstraints[edge] ?? []
  }

  /// Deactivates and forgets all of them.
  open func removeAllTrackedConstraints() {
    for set in [nearConstraints, awayConstraints] {
      NSLayoutConstraint.deactivate(set.values.flatMap(\.self))
    }
    nearConstraints = [:]
    awayConstraints = [:]
  }

  /// Activates what fits the edges that the guide is near to now. What no longer fits goes first,
  /// so that the two do not contradict each other in between.
  func updateTrackedConstraints() {
    guard !nearConstraints.isEmpty || !awayConstraints.isEmpty else { return }
    let near = nearEdges
    var wanted: [NSLayoutConstraint] = []
    var unwanted: [NSLayoutConstraint] = []
    for (edges, constraints) in nearConstraints {
      if near.isSuperset(of: edges) { wanted += constraints } else { unwanted += constraints }
    }
    for (edges, constraints) in awayConstraints {
      if near.isDisjoint(with: edges) { wanted += constraints } else { unwanted += constraints }
    }
    NSLayoutConstraint.deactivate(unwanted.filter(\.isActive))
    NSLayoutConstraint.activate(wanted.filter { !$0.isActive })
  }
}
