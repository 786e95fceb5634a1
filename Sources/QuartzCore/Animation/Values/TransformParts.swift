import Foundation

/// A transform as translation, rotation, scale and shear, so that half of a rotation is a
/// rotation by half the angle.
struct TransformParts: Hashable, Sendable {
  var translation: SIMD2<Double>
  /// Radians.
  var angle: Double
  var scale: SIMD2<Double>
  var shear: Double

  static let identity = TransformParts(.identity)

  init(_ transform: CGAffineTransform) {
    let (a, b) = (Double(transform.a), Double(transform.b))
    let (c, d) = (Double(transform.c), Double(transform.d))
    translation = SIMD2(Double(transform.tx), Double(transform.ty))
    let length = (a * a + b * b).squareRoot()
    if b == 0, c == 0 {
      // A mirror image stays a scale and does not become half a turn.
      angle = 0
      scale = SIMD2(a, d)
      shear = 0
      return
    }
    angle = length > 0 ? atan2(b, a) : atan2(-c, d)
    let (cosine, sine) = (cos(angle), sin(angle))
    scale = SIMD2(length, d * cosine - c * sine)
    shear = c * cosine + d * sine
  }

  var transform: CGAffineTransform {
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGAffineTransform(
      a: scale.x * cosine, b: scale.x * sine,
      c: shear * cosine - scale.y * sine, d: shear * sine + scale.y * cosine,
      tx: translation.x, ty: translation.y)
  }

  /// The parts on the way to `end`; rotations take the shorter way. Progress 0 is `self`.
  func interpolated(to end: TransformParts, progress: SIMD2<Double>) -> TransformParts {
    let turn = (end.angle - angle).remainder(dividingBy: 2 * .pi)
    var parts = self
    parts.translation += (end.translation - translation) * progress
    parts.angle += turn * progress.x
    parts.scale += (end.scale - scale) * progress.x
    parts.shear += (end.shear - shear) * progress.x
    return parts
  }
}

extension CGAffineTransform {
  /// Whether the axes keep their directions, so that entries can be blended one by one.
  var keepsAxes: Bool { b == 0 && c == 0 }

  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }

  /// The transform on the way to `end`: entry by entry without rotation, part by part with.
  func interpolated(to end: CGAffineTransform, progress: SIMD2<Double>) -> CGAffineTransform {
    if keepsAxes, end.keepsAxes {
      let start = LayerVector(self)
      return (start + (LayerVector(end) - start) * LayerKey.transform.spread(progress)).transform
    }
    return TransformParts(self).interpolated(to: TransformParts(end), progress: progress).transform
  }
}
