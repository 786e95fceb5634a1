import Foundation

/// A layer property as numbers that can be added and scaled: colours are premultiplied, no
/// colour is four zeros, transforms are their six entries.
package typealias LayerVector = SIMD8<Double>

extension LayerVector {
  package init(_ number: CGFloat) {
    self = .zero
    self[0] = Double(number)
  }

  package init(_ point: CGPoint) {
    self = .zero
    self[0] = Double(point.x)
    self[1] = Double(point.y)
  }

  package init(_ size: CGSize) {
    self = .zero
    self[0] = Double(size.width)
    self[1] = Double(size.height)
  }

  package init(_ rect: CGRect) {
    self = .zero
    self[0] = Double(rect.origin.x)
    self[1] = Double(rect.origin.y)
    self[2] = Double(rect.size.width)
    self[3] = Double(rect.size.height)
  }

  package init(_ transform: CGAffineTransform) {
    self = .zero
    self[0] = Double(transform.a)
    self[1] = Double(transform.b)
    self[2] = Double(transform.c)
    self[3] = Double(transform.d)
    self[4] = Double(transform.tx)
    self[5] = Double(transform.ty)
  }

  package init(_ color: CGColor?) {
    self = .zero
    guard let color else { return }
    let alpha = Double(color.alpha)
    self[0] = Double(color.red) * alpha
    self[1] = Double(color.green) * alpha
    self[2] = Double(color.blue) * alpha
    self[3] = alpha
  }

  package var point: CGPoint { CGPoint(x: self[0], y: self[1]) }

  package var transform: CGAffineTransform {
    CGAffineTransform(a: self[0], b: self[1], c: self[2], d: self[3], tx: self[4], ty: self[5])
  }

  package var color: CGColor? {
    let alpha = Swift.min(Swift.max(self[3], 0), 1)
    guard alpha > 0 else { return nil }
    func straight(_ lane: Int) -> CGFloat {
      CGFloat(Swift.min(Swift.max(self[lane] / self[3], 0), 1))
    }
    return CGColor(red: straight(0), green: straight(1), blue: straight(2), alpha: CGFloat(alpha))
  }
}

extension LayerKey {
  /// For each lane of the property's vector the progress that moves it: vertical parts follow
  /// the vertical one.
  func spread(_ progress: SIMD2<Double>) -> LayerVector {
    var lanes = LayerVector(repeating: progress.x)
    switch self {
    case .position, .anchorPoint, .shadowOffset, .bounds:
      lanes[1] = progress.y
      lanes[3] = progress.y
    case .transform:
      lanes[5] = progress.y
    default: break
    }
    return lanes
  }
}
