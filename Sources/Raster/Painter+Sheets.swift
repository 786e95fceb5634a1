import CImage
import Foundation
import QuartzCore

extension LayerSnapshot {
  /// Whether it has to be drawn apart and laid over the rest as a whole.
  var needsSheet: Bool { !mask.isEmpty || properties.contentBlur > 0 }
}

extension Painter {
  /// Draws a layer and all below it on a sheet of its own, blurs it, keeps of it what its mask
  /// says, and lays it over the canvas. What lies behind shows no blur through materials inside.
  func paintOnSheet(
    _ layer: LayerSnapshot, _ transform: CGAffineTransform, clip: PixelRect, opacity: CGFloat
  ) {
    let blur = max(0, layer.properties.contentBlur) * transform.meanScale
    guard blur < 1_000 else { return }
    let margin = Int32((3 * blur).rounded(.up))
    var bare = layer
    bare.properties.opacity = 1
    bare.properties.contentBlur = 0
    bare.mask = []
    // A blur brings in what lies outside the clip, and reaches out of the layer.
    let region = extent(of: bare, transform).inset(-margin)
      .intersection(clip.intersection(bounds).inset(-margin))
    guard !region.isEmpty, region.width < 16_384, region.height < 16_384 else { return }
    let sheet = Canvas(width: Int(region.width), height: Int(region.height))
    let painter = Painter(canvas: sheet, fonts: fonts, cache: cache, scratch: scratch)
    let onSheet = transform.concatenating(
      CGAffineTransform(translationX: CGFloat(-region.x0), y: CGFloat(-region.y0)))
    painter.paint(
      bare, parent: layer.properties.toSuperlayer.inverted().concatenating(onSheet),
      clip: painter.bounds, opacity: 1, cover: nil)
    if blur > 0 {
      _ = ci_blur_pixels(sheet.pixels, painter.bounds.x1, painter.bounds, Double(blur), nil)
    }
    for mask in layer.mask { painter.keep(mask, parent: onSheet) }
    var target = target(clip)
    ci_over(
      &target, sheet.pixels, region.width, region.width, region.height, region.x0, region.y0,
      UInt8((min(1, opacity) * 255).rounded()))
  }

  /// Keeps of the canvas as much as a mask is opaque.
  private func keep(_ mask: LayerSnapshot, parent: CGAffineTransform) {
    guard let bytes = coverage(of: mask, parent: parent, in: bounds) else { return }
    defer { bytes.deallocate() }
    let nothing = scratch.push(bounds.area)
    scratch.pixels(at: nothing).update(repeating: 0, count: bounds.area)
    restore(Saved(rect: bounds, place: nothing), mask: bytes, stride: bounds.width)
  }
}
