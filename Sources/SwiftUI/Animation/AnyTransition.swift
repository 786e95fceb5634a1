/// How a view comes and goes while the change is animated.
public struct AnyTransition: Sendable {
  /// What a view looks like at the far end.
  struct Effect: Sendable {
    var alpha: CGFloat = 1
    var scale: CGFloat = 1
    var edge: Edge?
    var offset = CGSize.zero

    @MainActor
    func apply(to view: UIView) {
      if alpha < 1 { view.alpha = alpha }
      var transform = CGAffineTransform(scaleX: max(scale, 0.001), y: max(scale, 0.001))
      var move = offset
      let room = view.superview?.bounds ?? view.bounds
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      switch edge {
      case .leading where !isMirrored, .trailing where isMirrored:
        move.width -= view.frame.maxX - room.minX
      case .leading, .trailing: move.width += room.maxX - view.frame.minX
      case .top: move.height -= view.frame.maxY - room.minY
      case .bottom: move.height += room.maxY - view.frame.minY
      case nil: break
      }
      transform = transform.concatenating(
        CGAffineTransform(translationX: move.width, y: move.height))
      if !transform.isIdentity { view.transform = transform }
    }

    func combined(_ other: Effect) -> Effect {
      Effect(
        alpha: alpha * other.alpha, scale: scale * other.scale, edge: edge ?? other.edge,
        offset: CGSize(
          width: offset.width + other.offset.width, height: offset.height + other.offset.height))
    }
  }

  let insertion: Effect
  let removal: Effect

  private init(_ effect: Effect) {
    insertion = effect
    removal = effect
  }

  private init(insertion: Effect, removal: Effect) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Comes and goes at once.
  public static let identity = AnyTransition(Effect())
  /// Fades.
  public static let opacity = AnyTransition(Effect(alpha: 0))
  /// Grows and shrinks.
  public static let scale = AnyTransition(Effect(scale: 0))
  /// Comes from where lines begin and goes where they end.
  public static let slide = asymmetric(
    insertion: move(edge: .leading), removal: move(edge: .trailing))

  /// Grows from a part of its size and shrinks to it.
  public static func scale(scale: CGFloat) -> AnyTransition { AnyTransition(Effect(scale: scale)) }
  /// Comes from an edge and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(Effect(edge: edge)) }
  /// Comes from some distance and goes there, points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(Effect(offset: CGSize(width: x, height: y)))
  }
  /// Comes from an edge and goes out at the other side, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return asymmetric(
      insertion: move(edge: edge).combined(with: .opacity),
      removal: move(edge: opposite).combined(with: .opacity))
  }
  /// Comes one way and goes another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }
  /// Does both at a time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.combined(other.insertion), removal: removal.combined(other.removal))
  }
}
