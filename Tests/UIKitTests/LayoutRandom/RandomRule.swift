import UIKit

/// A constraint between views that are known by numbers, so that it can be held by Auto Layout
/// and worked out by hand alike. Places are counted in the space of the root.
struct RandomRule {
  enum Quantity: Int, CaseIterable {
    case left, right, centerX, top, bottom, centerY, width, height

    var isSize: Bool { self == .width || self == .height }
    var isHorizontal: Bool {
      switch self {
      case .left, .right, .centerX, .width: true
      case .top, .bottom, .centerY, .height: false
      }
    }

    var attribute: NSLayoutConstraint.Attribute {
      switch self {
      case .left: .left
      case .right: .right
      case .centerX: .centerX
      case .top: .top
      case .bottom: .bottom
      case .centerY: .centerY
      case .width: .width
      case .height: .height
      }
    }

    /// Sizes may be below zero, which `CGRect.width` would hide.
    func value(of frame: CGRect) -> Double {
      let (origin, size) = (frame.origin, frame.size)
      return switch self {
      case .left: origin.x
      case .right: origin.x + size.width
      case .centerX: origin.x + size.width / 2
      case .top: origin.y
      case .bottom: origin.y + size.height
      case .centerY: origin.y + size.height / 2
      case .width: size.width
      case .height: size.height
      }
    }
  }

  var first: Int
  var quantity: Quantity
  var relation: NSLayoutConstraint.Relation
  /// `nil` compares a size with the constant.
  var second: Int?
  var multiplier = 1.0
  var constant: Double
  var priority: Float

  var isRequired: Bool { priority == 1000 }

  /// Left side − right side, in a layout with these frames.
  func difference(in frames: [CGRect]) -> Double {
    let other = second.map { multiplier * quantity.value(of: frames[$0]) } ?? 0
    return quantity.value(of: frames[first]) - other - constant
  }

  /// How far the layout misses the rule.
  func deviation(in frames: [CGRect]) -> Double {
    let difference = difference(in: frames)
    switch relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  /// Changes the constant so that the layout meets the rule, inequalities with `slack` to spare.
  mutating func agree(with frames: [CGRect], slack: Double) {
    constant += difference(in: frames)
    switch relation {
    case .equal: break
    case .lessThanOrEqual: constant += slack
    case .greaterThanOrEqual: constant -= slack
    }
  }
}
