import Foundation

extension Keyframes {
  /// The points of a path. Key times are those of the ends of its lines and curves; without
  /// them each takes equally long. The curves themselves are followed in short straight steps.
  init(
    path: CGPath, times: [Double]?, mode: CAAnimationCalculationMode, curves: [TimingCurve],
    keyPath: AnimatableKeyPath
  ) {
    let pieces = Self.pieces(of: path)
    guard let first = pieces.first?.first else {
      self.init(times: [], values: [], mode: mode, keyPath: keyPath)
      return
    }
    if mode == .discrete || mode == .cubic || mode == .cubicPaced {
      let ends = [first] + pieces.compactMap(\.last)
      let spread = ends.indices.map { Double($0) / Double(max(ends.count - 1, 1)) }
      self.init(
        times: times ?? spread, values: ends.map { LayerVector($0) }, mode: mode, curves: curves,
        keyPath: keyPath)
      return
    }
    var stepTimes = [0.0]
    var points = [first]
    for (index, piece) in pieces.enumerated() {
      let begin = times?[index] ?? Double(index) / Double(pieces.count)
      let end = times?[index + 1] ?? Double(index + 1) / Double(pieces.count)
      for (step, point) in piece.enumerated().dropFirst() {
        let share = Double(step) / Double(piece.count - 1)
        stepTimes.append(begin + (end - begin) * share)
        points.append(point)
      }
    }
    self.init(
      times: stepTimes, values: points.map { LayerVector($0) }, mode: mode, keyPath: keyPath)
  }

  /// Each line and curve as points on it, ends included.
  private static func pieces(of path: CGPath) -> [[CGPoint]] {
    var pieces: [[CGPoint]] = []
    var start = CGPoint.zero
    var point = CGPoint.zero
    func follow(_ steps: Int, to end: CGPoint, _ place: (Double) -> CGPoint) {
      pieces.append((0...steps).map { $0 == steps ? end : place(Double($0) / Double(steps)) })
      point = end
    }
    for element in path.elements {
      let from = point
      switch element {
      case .move(let to):
        start = to
        point = to
      case .line(let to):
        follow(1, to: to) { _ in from }
      case .close:
        if from != start { follow(1, to: start) { _ in from } }
      case .quadCurve(let to, let control):
        follow(32, to: to) { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return CGPoint(
            x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
        }
      case .curve(let to, let first, let second):
        follow(32, to: to) { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t)
          return CGPoint(
            x: a * from.x + b * first.x + c * second.x + d * to.x,
            y: a * from.y + b * first.y + c * second.y + d * to.y)
        }
      }
    }
    return pieces
  }
}
