/// The shape of the ground of a button.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case rounded(CGFloat?)
    case circle
  }

  private let kind: Kind

  /// A rectangle with round corners.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of a radius, points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  var isCircle: Bool { kind == .circle }

  /// The radius of the corners, points; as large as can be for round ends.
  func radius(_ size: ControlSize) -> CGFloat {
    switch kind {
    case .automatic, .rounded(nil): size.buttonRadius
    case .rounded(let radius?): radius
    case .capsule, .circle: 1000
    }
  }
}
