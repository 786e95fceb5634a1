import Foundation

/// A recorded picture: what a view drew, independent of pixels. Space: points, origin at the
/// top left, y down.
public struct Drawing: Hashable, Sendable {
  /// One step of a drawing.
  public enum Command: Hashable, Sendable {
    /// Fills a path.
    case fill(CGPath, color: CGColor, evenOdd: Bool)
    /// Outlines a path.
    case stroke(CGPath, color: CGColor, style: StrokeStyle)
    /// Draws text.
    case text(GlyphRun)
    /// Draws a picture into a rectangle; with a tint only its alpha counts.
    case image(CGImage, in: CGRect, tint: CGColor?)
    /// Fills the clip with a gradient between two points: stops of 0…1 and their colours.
    case linearGradient([GradientStop], from: CGPoint, to: CGPoint)
    /// Fills the clip with a gradient from a circle to another one around the same centre. Inside
    /// the smaller and outside the larger radius the colours of the ends go on.
    case radialGradient(
      [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Fills the clip with a gradient around a centre, between two angles in radians, clockwise
    /// from where x grows. What is outside of them has the colours of the ends.
    case conicGradient([GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
    /// Limits what follows to the inside of a path.
    case clip(CGPath, evenOdd: Bool)
    /// Moves the space of what follows.
    case concatenate(CGAffineTransform)
    /// Keeps clip and space for `restore`.
    case save
    /// Returns to the last kept clip and space.
    case restore
  }

  /// One colour of a gradient.
  public struct GradientStop: Hashable, Sendable {
    /// Place along the gradient, 0…1.
    public var location: CGFloat
    /// Colour there.
    public var color: CGColor

    /// A stop at `location`.
    public init(location: CGFloat, color: CGColor) {
      self.location = location
      self.color = color
    }
  }

  /// The size it was drawn for, in points.
  public var size: CGSize
  /// The steps in order.
  public var commands: [Command]

  /// A drawing for `size` with its steps.
  public init(size: CGSize, commands: [Command] = []) {
    self.size = size
    self.commands = commands
  }
}
