import Foundation

/// What a key path such as `position.y` or `transform.rotation.z` names: a layer property or a
/// part of one, as numbers.
struct AnimatableKeyPath: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case whole
    case lanes(Int, count: Int)
    case rotation
    case scale
    case scaleX
    case scaleY
    case translation
    case translationX
    case translationY
  }

  let key: LayerKey
  let part: Part

  /// All of a property.
  init(_ key: LayerKey) {
    self.key = key
    part = .whole
  }

  /// `nil` for a key path that no layer property answers to.
  init?(_ keyPath: String) {
    if let key = LayerKey(rawValue: keyPath) {
      self.key = key
      part = .whole
      return
    }
    guard let dot = keyPath.firstIndex(of: "."),
      let key = LayerKey(rawValue: String(keyPath[..<dot])),
      let part = Self.part(String(keyPath[keyPath.index(after: dot)...]), of: key)
    else { return nil }
    self.key = key
    self.part = part
  }

  private static func part(_ name: String, of key: LayerKey) -> Part? {
    switch (key, name) {
    case (.position, "x"), (.anchorPoint, "x"), (.shadowOffset, "width"), (.bounds, "origin.x"):
      return .lanes(0, count: 1)
    case (.position, "y"), (.anchorPoint, "y"), (.shadowOffset, "height"), (.bounds, "origin.y"):
      return .lanes(1, count: 1)
    case (.bounds, "origin"): return .lanes(0, count: 2)
    case (.bounds, "size"): return .lanes(2, count: 2)
    case (.bounds, "size.width"): return .lanes(2, count: 1)
    case (.bounds, "size.height"): return .lanes(3, count: 1)
    case (.transform, "rotation"), (.transform, "rotation.z"): return .rotation
    case (.transform, "scale"): return .scale
    case (.transform, "scale.x"): return .scaleX
    case (.transform, "scale.y"): return .scaleY
    case (.transform, "translation"): return .translation
    case (.transform, "translation.x"): return .translationX
    case (.transform, "translation.y"): return .translationY
    default: return nil
    }
  }

  /// What changes nothing when it is added.
  var neutral: LayerVector {
    key == .transform && part == .whole ? LayerVector(CGAffineTransform.identity) : .zero
  }

  /// The part's present numbers.
  func value(in values: PresentationValues) -> LayerVector {
    let whole = values[key]
    switch part {
    case .whole: return whole
    case .lanes(let first, let count):
      var vector = LayerVector.zero
      for lane in 0..<count { vector[lane] = whole[first + lane] }
      return vector
    default: break
    }
    let parts = TransformParts(whole.transform)
    var vector = LayerVector.zero
    switch part {
    case .rotation: vector[0] = parts.angle
    case .scale, .scaleX: vector[0] = parts.scale.x
    case .scaleY: vector[0] = parts.scale.y
    case .translation:
      vector[0] = parts.translation.x
      vector[1] = parts.translation.y
    case .translationX: vector[0] = parts.translation.x
    case .translationY: vector[0] = parts.translation.y
    case .whole, .lanes: break
    }
    return vector
  }

  /// Replaces the part's numbers.
  func set(_ vector: LayerVector, in values: inout PresentationValues) {
    var whole = values[key]
    switch part {
    case .whole: whole = vector
    case .lanes(let first, let count):
      for lane in 0..<count { whole[first + lane] = vector[lane] }
    default:
      var parts = TransformParts(whole.transform)
      switch part {
      case .rotation: parts.angle = vector[0]
      case .scale: parts.scale = SIMD2(repeating: vector[0])
      case .scaleX: parts.scale.x = vector[0]
      case .scaleY: parts.scale.y = vector[0]
      case .translation: parts.translation = SIMD2(vector[0], vector[1])
      case .translationX: parts.translation.x = vector[0]
      case .translationY: parts.translation.y = vector[0]
      case .whole, .lanes: break
      }
      whole = LayerVector(parts.transform)
    }
    values[key] = whole
  }

  /// Adds to the part's numbers; a whole transform is applied before the present one.
  func add(_ vector: LayerVector, in values: inout PresentationValues) {
    if key == .transform, part == .whole {
      values[key] = LayerVector(vector.transform.concatenating(values[key].transform))
    } else {
      set(value(in: values) + vector, in: &values)
    }
  }

  /// The numbers between two values.
  func interpolate(
    _ start: LayerVector, _ end: LayerVector, progress: SIMD2<Double>
  ) -> LayerVector {
    if key == .transform, part == .whole {
      return LayerVector(start.transform.interpolated(to: end.transform, progress: progress))
    }
    let lanes = part == .whole ? key.spread(progress) : LayerVector(repeating: progress.x)
    return start + (end - start) * lanes
  }

  /// The numbers of a value that an animation was given, or `nil` if it does not fit.
  func vector(from value: Any) -> LayerVector? {
    switch value {
    case let number as CGFloat: return LayerVector(number)
    case let number as Double: return LayerVector(CGFloat(number))
    case let number as Float: return LayerVector(CGFloat(number))
    case let number as Int: return LayerVector(CGFloat(number))
    case let point as CGPoint: return LayerVector(point)
    case let size as CGSize: return LayerVector(size)
    case let rect as CGRect: return LayerVector(rect)
    case let transform as CGAffineTransform: return LayerVector(transform)
    case let color as CGColor: return LayerVector(color)
    case let number as NSNumber: return LayerVector(CGFloat(number.doubleValue))
    default: return nil
    }
  }
}
