import CImage
import Foundation
import QuartzCore

extension Painter {
  /// How strongly a layer and those below it cover what is behind, in a region of the canvas's
  /// pixels: one byte a pixel, as wide as the region, to be deallocated by who asked; `nil` for a
  /// region that is empty or larger than any screen. `parent` takes the superlayer's space to
  /// pixels.
  func coverage(
    of layer: LayerSnapshot, parent: CGAffineTransform, in region: PixelRect
  ) -> UnsafeMutablePointer<UInt8>? {
    guard !region.isEmpty, region.width < 16_384, region.height < 16_384 else { return nil }
    let sheet = Canvas(width: Int(region.width), height: Int(region.height))
    let painter = Painter(canvas: sheet, fonts: fonts, cache: cache, scratch: scratch)
    let toSheet = CGAffineTransform(translationX: CGFloat(-region.x0), y: CGFloat(-region.y0))
    painter.paint(
      layer, parent: parent.concatenating(toSheet), clip: painter.bounds, opacity: 1, cover: nil)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: region.area)
    ci_alpha_channel(
      sheet.pixels, region.width, region.width, region.height, bytes, region.width)
    return bytes
  }

  /// Draws a layer and those below it in one colour, as strongly as they cover what is behind.
  func paintInked(
    _ layer: LayerSnapshot, _ transform: CGAffineTransform, clip: PixelRect, pixel: UInt32
  ) {
    guard pixel >> 24 != 0 else { return }
    var bare = layer
    bare.properties.ink = nil
    bare.properties.opacity = 1
    let region = extent(of: bare, transform).intersection(clip).intersection(bounds)
    let parent = layer.properties.toSuperlayer.inverted().concatenating(transform)
    guard let bytes = coverage(of: bare, parent: parent, in: region) else { return }
    defer { bytes.deallocate() }
    var target = target(clip)
    ci_mask(
      &target, bytes, region.width, region.width, region.height, region.x0, region.y0, pixel)
  }
}
