/// Screens that are exchanged sideways, as a push and a pop do, and the keyboard that goes along.
struct KeyboardTravel {
  /// What the keyboard does meanwhile.
  enum Role {
    /// Stays, or moves by itself.
    case none
    /// Follows a finger that drags its screen away.
    case dragged
    /// Goes with the screen that leaves.
    case leaves
    /// Comes with the screen that arrives.
    case enters
  }

  var role = Role.none
  /// Where a keyboard that goes with its screen ends, points to the right of its place.
  var exit: CGFloat
  /// The screen that arrives: its content takes its places at once.
  weak var incoming: UIView?
  /// How far the screens have come when the keyboard joined them, 0…1.
  var start: CGFloat = 0
  /// How far the screens have come, 0…1.
  var progress: CGFloat = 0

  /// How far the keyboard stands to the right of its place at a progress, points.
  func aside(at progress: CGFloat) -> CGFloat {
    switch role {
    case .none: 0
    case .dragged, .leaves: exit * progress
    case .enters: -exit * (1 - progress)
    }
  }
}
