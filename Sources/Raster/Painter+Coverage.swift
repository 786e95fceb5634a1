import CImage
import Foundation
import QuartzCore

extension Painter {
  /// How strongly a layer and those below it cover what is behind.
  struct Coverage {
    /// One byte a pixel, as wide as the region; to be deallocated by who asked.
    var bytes: UnsafeMutablePointer<UInt8>
  }

  /// The coverage of a layer in a region of the canvas's pixels; `nil` for one that is empty or
  /// larger than any screen. `transform` takes the layer's own space to pixels.
  func coverage(
    of layer: LayerSnapshot, _ transform: CGAffineTransform, in region: PixelRect
  ) -> Coverage? {
    guard !region.isEmpty, region.width < 16_384, region.height < 16_384 else { return nil }
    let sheet = Canvas(width: Int(region.width), height: Int(region.height))
    let painter = Painter(canvas: sheet, fonts: fonts, cache: cache, scratch: scratch)
    let toSheet = CGAffineTransform(translationX: CGFloat(-region.x0), y: CGFloat(-region.y0))
    painter.paint(
      layer,
      parent: layer.properties.toSuperlayer.inverted().concatenating(transform)
        .concatenating(toSheet), clip: painter.bounds, opacity: 1, cover: nil)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: region.area)
    ci_alpha_channel(
      sheet.pixels, region.width, region.width, region.height, bytes, region.width)
    return Coverage(bytes: bytes)
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
    guard let sheet = coverage(of: bare, transform, in: region) else { return }
    defer { sheet.bytes.deallocate() }
    var target = target(clip)
    ci_mask(
      &target, sheet.bytes, region.width, region.width, region.height, region.x0, region.y0, pixel)
  }
}
