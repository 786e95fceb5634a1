/// One screen giving way to another as if it stood on its back (APPEARANCE 6).
@MainActor
enum FlipTransition {
  /// Seconds.
  private static let duration: TimeInterval = 0.75

  /// The screen in front turns edge on, then the other one turns from there to the front.
  static func run(from leaving: UIView?, to arriving: UIView?, completion: @escaping () -> Void) {
    let half = duration / 2
    UIView.performWithoutAnimation { arriving?.transform = ViewTransition.edgeOnAcross }
    UIView.animate(
      withDuration: half, delay: 0, options: .curveEaseIn,
      animations: { leaving?.transform = ViewTransition.edgeOnAcross },
      completion: { _ in
        UIView.animate(
          withDuration: half, delay: 0, options: .curveEaseOut,
          animations: { arriving?.transform = .identity },
          completion: { _ in
            leaving?.transform = .identity
            completion()
          })
      })
  }
}
