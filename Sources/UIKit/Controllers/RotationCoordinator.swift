/// The transition of a turn of the screen.
@MainActor
final class RotationCoordinator: UIViewControllerTransitionCoordinator {
  /// Seconds for a quarter turn (APPEARANCE 6).
  static let duration: TimeInterval = 0.3

  let transitionDuration = RotationCoordinator.duration
  var isAnimated: Bool { UIView.areAnimationsEnabled }

  private var animations: [(any UIViewControllerTransitionCoordinator) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinator) -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    for animation in animations { animation(self) }
  }

  func runCompletions() {
    for completion in completions { completion(self) }
  }
}
