/// A change of what a view shows that is seen as one picture giving way to another.
@MainActor
struct ViewTransition {
  let options: UIView.AnimationOptions
  let duration: TimeInterval

  private enum Kind {
    case none
    case dissolve
    /// Squeezed to nothing along an axis, then out again.
    case flip(CGAffineTransform)
  }

  /// A turn seen from the front: a view edge on has no width. Zero itself could not be undone.
  private static let edgeOn: CGFloat = 0.0001
  /// Of a turn about the vertical axis.
  static let edgeOnAcross = CGAffineTransform(scaleX: edgeOn, y: 1)

  private var kind: Kind {
    switch options.transition {
    case .transitionCrossDissolve: .dissolve
    case .transitionFlipFromLeft, .transitionFlipFromRight:
      .flip(Self.edgeOnAcross)
    case .transitionFlipFromTop, .transitionFlipFromBottom:
      .flip(CGAffineTransform(scaleX: 1, y: Self.edgeOn))
    default: .none
    }
  }

  func run(over view: UIView, animations: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard view.window != nil, duration > 0, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation { animations?() }
      UIView.animate(withDuration: 0, animations: {}, completion: completion)
      return
    }
    switch kind {
    case .none:
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: completion)
    case .dissolve:
      dissolve(view, animations: animations, completion: completion)
    case .flip(let edgeOn):
      flip(view, edgeOn: edgeOn, animations: animations, completion: completion)
    }
  }

  /// The old picture fades above the new content.
  private func dissolve(
    _ view: UIView, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    view.displaySubtreeIfNeeded()
    let old = TransitionPicture(of: view)
    UIView.performWithoutAnimation {
      animations?()
      view.addSubview(old)
      view.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { old.alpha = 0 },
      completion: { finished in
        old.removeFromSuperview()
        completion?(finished)
      })
  }

  private func flip(
    _ view: UIView, edgeOn: CGAffineTransform, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    let upright = view.transform
    let half = duration / 2
    UIView.animate(
      withDuration: half, delay: 0, options: [.curveEaseIn],
      animations: { view.transform = edgeOn.concatenating(upright) },
      completion: { _ in
        UIView.performWithoutAnimation {
          animations?()
          view.layoutIfNeeded()
        }
        UIView.animate(
          withDuration: half, delay: 0, options: [.curveEaseOut],
          animations: { view.transform = upright }, completion: completion)
      })
  }
}

/// What a view showed at an instant, as a picture that stays the same.
private final class TransitionPicture: UIView {
  init(of view: UIView) {
    super.init(frame: view.bounds)
    isUserInteractionEnabled = false
    clipsToBounds = view.clipsToBounds
    bounds.origin = view.bounds.origin
    layer.zPosition = .greatestFiniteMagnitude
    layer.cornerRadius = view.layer.cornerRadius
    guard let shown = view.layer.presentation() else { return }
    backgroundColor = view.backgroundColor
    shown.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    shown.setAffineTransform(.identity)
    shown.opacity = 1
    layer.addSublayer(shown)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
