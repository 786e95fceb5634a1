/// Where an app is between the user and the background.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// Not in sight.
  case background
  /// In sight, and gets no events.
  case inactive
  /// In front.
  case active

  @MainActor
  init(_ state: UIApplication.State) {
    switch state {
    case .active: self = .active
    case .inactive: self = .inactive
    case .background: self = .background
    }
  }
}
