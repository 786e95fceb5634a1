import Foundation

/// A drawing context that records what is drawn, in points, y down. The recording is replayed
/// at the pixel size of the moment.
@preconcurrency @MainActor
public final class CGContext {
  private struct State {
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var stroke = StrokeStyle()
    var transform = CGAffineTransform.identity
  }

  /// What has been drawn so far.
  public private(set) var drawing: Drawing

  /// The path being built.
  public private(set) var path = CGPath()

  private var state = State()
  private var savedStates: [State] = []

  /// A context for a drawing of `size` points.
  public init(size: CGSize) {
    drawing = Drawing(size: size)
  }

  /// The transform from what is drawn now to the drawing's space.
  public var ctm: CGAffineTransform { state.transform }

  /// Keeps colours, line style, clip and transform for `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
    drawing.commands.append(.save)
  }

  /// Returns to what the last `saveGState()` kept. Without one it does nothing.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    state = saved
    drawing.commands.append(.restore)
  }

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the colour of outlines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// Sets the width of outlines in points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  /// Sets the shape of line ends.
  public func setLineCap(_ cap: StrokeStyle.Cap) { state.stroke.cap = cap }
  /// Sets the shape of corners.
  public func setLineJoin(_ join: StrokeStyle.Join) { state.stroke.join = join }
  /// Sets the dash pattern: where it starts and its lengths in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dashes = lengths
  }

  /// Moves the origin of what is drawn next.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales what is drawn next.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Rotates what is drawn next, in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies `transform` to what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    drawing.commands.append(.concatenate(transform))
  }

  /// Forgets the path being built.
  public func beginPath() { path = CGPath() }
  /// Starts a new piece of the path.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line to the path.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { path.addPath(CGPath(rect: rect)) }
  /// Adds another path.
  public func addPath(_ other: CGPath) { path.addPath(other) }
  /// Closes the current piece.
  public func closePath() { path.closeSubpath() }

  /// Fills the path being built and forgets it.
  public func fillPath(evenOdd: Bool = false) {
    fill(path, evenOdd: evenOdd)
    path = CGPath()
  }

  /// Outlines the path being built and forgets it.
  public func strokePath() {
    stroke(path)
    path = CGPath()
  }

  /// Limits what follows to the path being built and forgets it.
  public func clip(evenOdd: Bool = false) {
    drawing.commands.append(.clip(path, evenOdd: evenOdd))
    path = CGPath()
  }

  /// Limits what follows to a rectangle.
  public func clip(to rect: CGRect) {
    drawing.commands.append(.clip(CGPath(rect: rect), evenOdd: false))
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill(CGPath(rect: rect), evenOdd: false)
  }

  /// Fills a path with the fill colour.
  public func fill(_ path: CGPath, evenOdd: Bool) {
    drawing.commands.append(.fill(path, color: state.fillColor, evenOdd: evenOdd))
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(ellipseIn: rect), evenOdd: false)
  }

  /// Outlines a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(CGPath(rect: rect))
  }

  /// Outlines a path with the stroke colour and line style.
  public func stroke(_ path: CGPath) {
    drawing.commands.append(.stroke(path, color: state.strokeColor, style: state.stroke))
  }

  /// Outlines a path with a line style of its own.
  public func stroke(_ path: CGPath, style: StrokeStyle) {
    drawing.commands.append(.stroke(path, color: state.strokeColor, style: style))
  }

  /// Draws a picture into a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, tint: CGColor? = nil) {
    drawing.commands.append(.image(image, in: rect, tint: tint))
  }

  /// Draws a recorded picture into a rectangle, stretched to fill it.
  public func draw(_ picture: Drawing, in rect: CGRect) {
    guard picture.size.width > 0, picture.size.height > 0, !picture.commands.isEmpty else {
      return
    }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    if rect.size != picture.size {
      scaleBy(x: rect.width / picture.size.width, y: rect.height / picture.size.height)
    }
    var depth = 0
    for command in picture.commands {
      if command == .save { depth += 1 }
      if command == .restore {
        guard depth > 0 else { continue }
        depth -= 1
      }
      drawing.commands.append(command)
    }
    for _ in 0..<depth { drawing.commands.append(.restore) }
    restoreGState()
  }

  /// Draws a run of text.
  public func draw(_ run: GlyphRun) {
    drawing.commands.append(.text(run))
  }

  /// Fills the clip with a gradient between two points.
  public func drawLinearGradient(
    _ stops: [Drawing.GradientStop], from start: CGPoint, to end: CGPoint
  ) {
    drawing.commands.append(.linearGradient(stops, from: start, to: end))
  }

  /// Fills the clip with a gradient between two circles around a centre.
  public func drawRadialGradient(
    _ stops: [Drawing.GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    drawing.commands.append(
      .radialGradient(stops, center: center, startRadius: startRadius, endRadius: endRadius))
  }

  /// Fills the clip with a gradient around a centre, between two angles in radians.
  public func drawConicGradient(
    _ stops: [Drawing.GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat
  ) {
    drawing.commands.append(
      .conicGradient(stops, center: center, startAngle: startAngle, endAngle: endAngle))
  }
}
