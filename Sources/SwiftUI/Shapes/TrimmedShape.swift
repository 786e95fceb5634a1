/// A part of an outline.
struct TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  let start: CGFloat
  let end: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }
}

/// A shape moved, turned or scaled around a point of its rectangle.
struct TransformedShape<Base: Shape>: Shape {
  let shape: Base
  let matrix: CGAffineTransform
  let anchor: UnitPoint

  nonisolated func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    let around = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(matrix)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return shape.path(in: rect).applying(around)
  }
}

extension Path {
  /// The outline moved, turned or scaled.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(cgPath.applying(transform))
  }

  /// The part between two places along the outline, 0…1. Curves count as their chords: thirty-two
  /// each, which no eye tells from the curve.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let chords = self.chords
    let total = chords.reduce(0) { $0 + $1.length }
    var result = Path()
    var done: CGFloat = 0
    var last: CGPoint?
    for chord in chords where chord.length > 0 {
      let (start, end) = (done / total, (done + chord.length) / total)
      done += chord.length
      guard end > from, start < to else { continue }
      let one = chord.point(at: max(0, (from - start) / (end - start)))
      let other = chord.point(at: min(1, (to - start) / (end - start)))
      if last != one { result.move(to: one) }
      result.addLine(to: other)
      last = other
    }
    return result
  }

  /// A straight piece of an outline.
  private struct Chord {
    let start: CGPoint
    let end: CGPoint

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func point(at part: CGFloat) -> CGPoint {
      // The ends themselves, so that one piece begins exactly where another ends.
      part <= 0
        ? start
        : part >= 1
          ? end
          : CGPoint(
            x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  private var chords: [Chord] {
    pieces(perCurve: 32).map { Chord(start: $0.0, end: $0.1) }
  }
}
