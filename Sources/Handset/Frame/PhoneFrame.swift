import Devices
import Raster
import UIKit

/// Puts a picture of the screen into the phone that it is on: body, rounded screen corners and
/// notch. This comes after the screen's own pixels are done and changes none of them.
@MainActor
public final class PhoneFrame {
  /// How a frame is drawn.
  public struct Style {
    /// Whether body, rounded corners and notch are drawn.
    public var showsBody: Bool
    /// What is around the phone.
    public var background: CGColor
    /// Drawn over the screen, in points of the screen.
    public var overlay: Drawing?

    /// A style.
    public init(showsBody: Bool = true, background: CGColor = .clear, overlay: Drawing? = nil) {
      self.showsBody = showsBody
      self.background = background
      self.overlay = overlay
    }
  }

  private let rasterizer: Rasterizer
  private var scaled: Canvas?

  /// A frame with the fonts of `equipment`.
  public init(equipment: PhoneEquipment) {
    rasterizer = Rasterizer(fonts: equipment.fonts)
  }

  /// The size in points of a phone with its body, or of its screen alone.
  public static func size(of phone: Phone, showsBody: Bool) -> CGSize {
    outline(of: phone, showsBody: showsBody).size
  }

  /// The box around what is drawn, in points of the screen's space.
  public static func outline(of phone: Phone, showsBody: Bool) -> CGRect {
    let size = phone.application.screen.bounds.size
    guard showsBody else { return CGRect(origin: .zero, size: size) }
    return BodyMetrics(phone.device).frame(around: size, in: phone.orientation)
  }

  /// `screen`, the pixels of `phone`'s screen, in the phone's body on nothing, a pixel for a
  /// pixel.
  public func picture(of phone: Phone, screen: Canvas) -> Canvas {
    let outline = Self.outline(of: phone, showsBody: true)
    let scale = phone.application.screen.scale
    let canvas = Canvas(
      width: Int((outline.width * scale).rounded()),
      height: Int((outline.height * scale).rounded()))
    draw(
      screen, of: phone, into: canvas,
      origin: CGPoint(x: -outline.minX * scale, y: -outline.minY * scale), scale: scale,
      style: Style())
    return canvas
  }

  /// Draws `screen`, the pixels of `phone`'s screen, into a canvas.
  /// - Parameters:
  ///   - origin: where the screen's top left corner goes, in pixels of the canvas.
  ///   - scale: pixels of the canvas for a point of the screen.
  public func draw(
    _ screen: Canvas, of phone: Phone, into canvas: Canvas, origin: CGPoint, scale: CGFloat,
    style: Style
  ) {
    let size = phone.application.screen.bounds.size
    var root = LayerProperties()
    root.bounds = CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    root.position = CGPoint(x: root.bounds.midX, y: root.bounds.midY)
    var device = LayerProperties()
    device.bounds = CGRect(origin: .zero, size: size)
    device.anchorPoint = .zero
    device.position = origin
    device.transform = CGAffineTransform(scaleX: scale, y: scale)
    var parts: [LayerSnapshot] = []
    if style.showsBody { parts += PhoneBody(phone).behindScreen }
    parts.append(screenLayer(screen, of: phone, scale: scale, isRounded: style.showsBody))
    if style.showsBody { parts += PhoneBody(phone).overScreen }
    if let overlay = style.overlay { parts.append(LayerSnapshot.drawing(overlay, size: size)) }
    rasterizer.draw(
      LayerSnapshot(
        properties: root, sublayers: [LayerSnapshot(properties: device, sublayers: parts)]),
      into: canvas, scale: 1, background: style.background)
  }

  private func screenLayer(
    _ screen: Canvas, of phone: Phone, scale: CGFloat, isRounded: Bool
  ) -> LayerSnapshot {
    let size = phone.application.screen.bounds.size
    let width = max(1, Int((size.width * scale).rounded()))
    let height = max(1, Int((size.height * scale).rounded()))
    if scaled?.width != width || scaled?.height != height {
      scaled = Canvas(width: width, height: height)
    }
    scaled?.fill(with: screen)
    var drawing = Drawing(size: size)
    if let picture = scaled?.makeImage() {
      drawing.commands = [.image(picture, in: CGRect(origin: .zero, size: size), tint: nil)]
    }
    var layer = LayerSnapshot.drawing(drawing, size: size)
    if isRounded {
      layer.properties.cornerRadius = phone.device.displayCornerRadius
      layer.properties.cornerCurve = .continuous
      layer.properties.masksToBounds = true
    }
    return layer
  }
}

extension LayerSnapshot {
  /// A layer at the origin that shows a drawing.
  static func drawing(_ drawing: Drawing, size: CGSize) -> LayerSnapshot {
    var properties = LayerProperties()
    properties.anchorPoint = .zero
    properties.bounds = CGRect(origin: .zero, size: size)
    return LayerSnapshot(properties: properties, drawing: drawing)
  }

  /// A plain rounded box.
  static func box(
    _ frame: CGRect, color: CGColor, radius: CGFloat = 0,
    curve: CALayerCornerCurve = .continuous
  ) -> LayerSnapshot {
    var properties = LayerProperties()
    properties.bounds = CGRect(origin: .zero, size: frame.size)
    properties.position = CGPoint(x: frame.midX, y: frame.midY)
    properties.backgroundColor = color
    properties.cornerRadius = radius
    properties.cornerCurve = curve
    return LayerSnapshot(properties: properties)
  }
}
