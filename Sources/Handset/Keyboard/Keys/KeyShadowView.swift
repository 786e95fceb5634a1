import UIKit

/// The hard shadow of a key through which its ground is seen: only what stands out below the key,
/// since a whole shadow would be seen through it.
@MainActor
final class KeyShadowView: UIView {
  /// How far it stands out, points (APPEARANCE 1.3).
  static let reach: CGFloat = 1

  private let radius: CGFloat

  /// How dark it is, 0…1.
  var opacity: Float {
    didSet { if opacity != oldValue { setNeedsDisplay() } }
  }

  /// The shadow of a key of a size, at the key's origin.
  init(key: CGSize, radius: CGFloat, opacity: Float) {
    self.radius = min(radius, key.width / 2, key.height / 2)
    self.opacity = opacity
    super.init(frame: CGRect(x: 0, y: 0, width: key.width, height: key.height + Self.reach))
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(CGColor(gray: 0, alpha: CGFloat(opacity)))
    context.fill(crescent, evenOdd: false)
  }

  /// From the left along the shadow's lower edge to the right, and back along the key's.
  private var crescent: CGPath {
    var path = CGPath()
    path.move(to: CGPoint(x: 0, y: bounds.height - radius))
    addEdge(to: &path, bottom: bounds.height, isForward: true)
    addEdge(to: &path, bottom: bounds.height - Self.reach, isForward: false)
    path.closeSubpath()
    return path
  }

  /// A lower edge with two round corners, from the left to the right or back.
  private func addEdge(to path: inout CGPath, bottom: CGFloat, isForward: Bool) {
    let width = bounds.width
    /// The control points of a quarter circle are this part of its radius from its ends.
    let control = radius * 0.5523
    func place(_ x: CGFloat, _ rise: CGFloat) -> CGPoint {
      CGPoint(x: isForward ? x : width - x, y: bottom - rise)
    }
    path.addLine(to: place(0, radius))
    path.addCurve(
      to: place(radius, 0), control1: place(0, radius - control),
      control2: place(radius - control, 0))
    path.addLine(to: place(width - radius, 0))
    path.addCurve(
      to: place(width, radius), control1: place(width - radius + control, 0),
      control2: place(width, radius - control))
  }
}
