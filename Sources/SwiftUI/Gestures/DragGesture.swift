/// A drag of one finger.
public struct DragGesture: Gesture {
  /// What is known of a drag.
  public struct Value: Equatable, Sendable {
    /// Where the finger went down, points.
    public var startLocation: CGPoint
    /// Where the finger is, points.
    public var location: CGPoint
    /// How fast the finger moves, points per second.
    public var velocity: CGSize

    /// How far the finger is from where it went down, points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where something that was thrown now would come to rest (FACTS 5.5), points.
    public var predictedEndLocation: CGPoint {
      // The projected distance of a deceleration of d a millisecond: v / 1000 · d / (1 − d).
      let rate = UIScrollView.DecelerationRate.normal.rawValue
      let time = rate / (1 - rate) / 1000
      return CGPoint(x: location.x + velocity.width * time, y: location.y + velocity.height * time)
    }

    /// How far that is from where the finger went down, points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the finger has to go until it is a drag, points.
  public var minimumDistance: CGFloat
  /// In which space places are told.
  public var coordinateSpace: CoordinateSpace

  /// A drag.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// How it is recognised.
  public var _recipe: _GestureRecipe<Value> {
    let (distance, space) = (minimumDistance, coordinateSpace)
    return _GestureRecipe(
      make: { DragRecognizer() },
      configure: { ($0 as? DragRecognizer)?.minimumDistance = distance },
      read: { recognizer in
        (recognizer as? DragRecognizer)?.value(in: space)
          ?? Value(startLocation: .zero, location: .zero, velocity: .zero)
      })
  }
}

/// Follows one finger from where it went down.
final class DragRecognizer: UIGestureRecognizer {
  var minimumDistance: CGFloat = 10
  /// The spaces around that have a name.
  var spaces: [AnyHashable: NamedSpace] = [:]
  /// Where the finger was and when, in points of the window, since it went down.
  private var track: [(time: TimeInterval, point: CGPoint)] = []

  /// The velocity is that of the last tenth of a second.
  private static let memory: TimeInterval = 0.1

  override func reset() { track = [] }

  private func note() {
    track.append((UIApplication.shared.clock.now, location(in: nil)))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard track.isEmpty else {
      if state == .possible { state = .failed }
      return
    }
    note()
    if minimumDistance <= 0 { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note()
    guard state == .possible else {
      state = .changed
      return
    }
    guard let start = track.first?.point, let end = track.last?.point else { return }
    let distance = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
      .squareRoot()
    if distance >= minimumDistance { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// What is known, in the space of the view, in that of the window or in one with a name.
  func value(in space: CoordinateSpace) -> DragGesture.Value {
    func local(_ point: CGPoint) -> CGPoint {
      switch space {
      case .local: return view?.convert(point, from: nil) ?? point
      case .global: return point
      case .named(let name):
        let origin = spaces[name]?.origin ?? .zero
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      }
    }
    let start = local(track.first?.point ?? .zero)
    let end = local(track.last?.point ?? .zero)
    let now = UIApplication.shared.clock.now
    var velocity = CGSize.zero
    if let first = track.first(where: { $0.time >= now - Self.memory }), now > first.time {
      let before = local(first.point)
      let time = CGFloat(now - first.time)
      velocity = CGSize(width: (end.x - before.x) / time, height: (end.y - before.y) / time)
    }
    return DragGesture.Value(startLocation: start, location: end, velocity: velocity)
  }
}
