import Raster
import UIKit

/// Turns what a phone shows into pixels.
@MainActor
public final class PhoneCamera {
  private let rasterizer: Rasterizer

  /// A camera with the fonts of `equipment`.
  public init(equipment: PhoneEquipment) {
    rasterizer = Rasterizer(fonts: equipment.fonts)
  }

  /// The screen as it is now.
  public func picture(of phone: Phone) -> Canvas {
    let size = phone.pixelSize
    let canvas = Canvas(width: size.width, height: size.height)
    draw(phone, into: canvas)
    return canvas
  }

  /// Draws the screen as it is now into a canvas of its size.
  public func draw(_ phone: Phone, into canvas: Canvas) {
    rasterizer.draw(
      phone.snapshot(), into: canvas, scale: phone.application.screen.scale, background: .black)
  }
}
