import Foundation

/// The value of one animatable property, kept to the last digit.
package enum LayerValue: Hashable, Sendable {
  /// A length, radius or opacity.
  case number(CGFloat)
  /// A place.
  case point(CGPoint)
  /// A size or displacement.
  case size(CGSize)
  /// A rectangle.
  case rect(CGRect)
  /// A transform.
  case transform(CGAffineTransform)
  /// A colour or none.
  case color(CGColor?)

  package var vector: LayerVector {
    switch self {
    case .number(let number): return LayerVector(number)
    case .point(let point): return LayerVector(point)
    case .size(let size): return LayerVector(size)
    case .rect(let rect): return LayerVector(rect)
    case .transform(let transform): return LayerVector(transform)
    case .color(let color): return LayerVector(color)
    }
  }

  /// The value as an animation's `fromValue`.
  var object: Any? {
    switch self {
    case .number(let number): return number
    case .point(let point): return point
    case .size(let size): return size
    case .rect(let rect): return rect
    case .transform(let transform): return transform
    case .color(let color): return color
    }
  }
}

extension LayerProperties {
  /// The property's value.
  func value(of key: LayerKey) -> LayerValue {
    switch key {
    case .position: return .point(position)
    case .bounds: return .rect(bounds)
    case .anchorPoint: return .point(anchorPoint)
    case .transform: return .transform(transform)
    case .opacity: return .number(opacity)
    case .backgroundColor: return .color(backgroundColor)
    case .cornerRadius: return .number(cornerRadius)
    case .borderWidth: return .number(borderWidth)
    case .borderColor: return .color(borderColor)
    case .shadowColor: return .color(shadowColor)
    case .shadowOpacity: return .number(shadowOpacity)
    case .shadowOffset: return .size(shadowOffset)
    case .shadowRadius: return .number(shadowRadius)
    case .contentBlur: return .number(contentBlur)
    }
  }

  /// Sets a property to a value of its kind.
  mutating func set(_ key: LayerKey, to value: LayerValue) {
    switch (key, value) {
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.borderColor, .color(let color)): borderColor = color
    case (.shadowColor, .color(let color)): shadowColor = color
    default: set(key, to: value.vector)
    }
  }

  /// Sets a property from numbers. What cannot be drawn is limited: a spring that overshoots
  /// makes no negative size and no opacity above 1.
  mutating func set(_ key: LayerKey, to vector: LayerVector) {
    switch key {
    case .position: position = vector.point
    case .bounds:
      bounds = CGRect(
        x: vector[0], y: vector[1], width: max(0, vector[2]), height: max(0, vector[3]))
    case .anchorPoint: anchorPoint = vector.point
    case .transform: transform = vector.transform
    case .opacity: opacity = min(max(vector[0], 0), 1)
    case .backgroundColor: backgroundColor = vector.color
    case .cornerRadius: cornerRadius = max(0, vector[0])
    case .borderWidth: borderWidth = max(0, vector[0])
    case .borderColor: borderColor = vector.color
    case .shadowColor: shadowColor = vector.color
    case .shadowOpacity: shadowOpacity = min(max(vector[0], 0), 1)
    case .shadowOffset: shadowOffset = CGSize(width: vector[0], height: vector[1])
    case .shadowRadius: shadowRadius = max(0, vector[0])
    case .contentBlur: contentBlur = max(0, vector[0])
    }
  }
}
