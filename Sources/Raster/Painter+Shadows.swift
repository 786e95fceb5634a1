import CImage
import Foundation
import QuartzCore

extension Painter {
  /// Draws a layer's shadow. As in Core Animation none is seen when the layer cuts off what lies
  /// outside its bounds.
  func paintShadow(_ layer: LayerSnapshot, _ box: Box, clip: PixelRect, opacity: CGFloat) {
    let looks = box.looks
    guard looks.shadowOpacity > 0, !looks.masksToBounds, let color = looks.shadowColor else {
      return
    }
    let strength = min(1, looks.shadowOpacity) * opacity
    let blur = max(0, looks.shadowRadius) * box.transform.meanScale
    let shift = looks.shadowOffset.applying(box.transform)
    guard blur < 1_000, shift.width.isFinite, shift.height.isFinite else { return }
    let (dx, dy) = (PixelRect.snap(shift.width), PixelRect.snap(shift.height))

    if let path = looks.shadowPath {
      paintShadow(
        path: path, transform: box.transform, blur: blur, dx: dx, dy: dy, clip: clip,
        pixel: color.pixel(opacity: strength))
      return
    }
    let fill = looks.backgroundColor?.alpha ?? 0
    guard fill > 0 else {
      paintContentShadow(
        layer, box.transform, blur: blur, dx: dx, dy: dy, clip: clip,
        pixel: color.pixel(opacity: strength))
      return
    }
    let pixel = color.pixel(opacity: strength * min(1, fill))
    guard box.isUpright else {
      paintShadow(
        path: box.path, transform: box.pathTransform, blur: blur, dx: dx, dy: dy, clip: clip,
        pixel: pixel)
      return
    }
    guard pixel >> 24 != 0, let mask = cache.shape(box.maskKey(blur: blur)) else { return }
    let place = box.rect.offset(dx, dy).inset(-mask.margin)
    guard !place.intersection(clip).isEmpty else { return }
    var nine = mask.nine
    // The layer itself hides the shadow between its upper and its lower corners.
    let isOpaque = fill >= 1 && opacity >= 1
    let corner = Int32(RoundedShape.reach * box.radius) + 1
    let hidden = PixelRect(
      x0: box.rect.x0, y0: box.rect.y0 + corner, x1: box.rect.x1, y1: box.rect.y1 - corner)
    if isOpaque, !hidden.isEmpty {
      let far: Int32 = 2_000_000
      for part in [
        PixelRect(x0: -far, y0: -far, x1: far, y1: hidden.y0),
        PixelRect(x0: -far, y0: hidden.y0, x1: hidden.x0, y1: hidden.y1),
        PixelRect(x0: hidden.x1, y0: hidden.y0, x1: far, y1: hidden.y1),
        PixelRect(x0: -far, y0: hidden.y1, x1: far, y1: far),
      ] {
        var target = target(part.intersection(clip))
        ci_mask_nine(&target, &nine, place, pixel)
      }
    } else {
      var target = target(clip)
      ci_mask_nine(&target, &nine, place, pixel)
    }
  }

  /// Draws the shadow of a path.
  private func paintShadow(
    path: CGPath, transform: CGAffineTransform, blur: CGFloat, dx: Int32, dy: Int32,
    clip: PixelRect, pixel: UInt32
  ) {
    guard pixel >> 24 != 0 else { return }
    var shape = transform
    (shape.tx, shape.ty) = (0, 0)
    guard let mask = cache.shadow(ShadowMaskKey(path: path, transform: shape, blur: blur)) else {
      return
    }
    let place = mask.rect.offset(
      PixelRect.snap(transform.tx) + dx, PixelRect.snap(transform.ty) + dy)
    var target = target(clip)
    ci_mask(
      &target, mask.bytes, mask.stride, mask.rect.width, mask.rect.height, place.x0, place.y0,
      pixel)
  }

  /// Draws the shadow of whatever a layer without a background shows.
  private func paintContentShadow(
    _ layer: LayerSnapshot, _ transform: CGAffineTransform, blur: CGFloat, dx: Int32, dy: Int32,
    clip: PixelRect, pixel: UInt32
  ) {
    guard pixel >> 24 != 0 else { return }
    let margin = Int32((3 * blur).rounded(.up))
    var bare = layer
    bare.properties.shadowOpacity = 0
    bare.properties.opacity = 1
    // What lies too far away to reach the clip needs no drawing.
    let region = extent(of: bare, transform).inset(-margin)
      .intersection(clip.offset(-dx, -dy).inset(-2 * margin))
    let parent = layer.properties.toSuperlayer.inverted().concatenating(transform)
    guard let bytes = coverage(of: bare, parent: parent, in: region) else { return }
    defer { bytes.deallocate() }
    let stride = region.width
    guard ci_blur(bytes, stride, region.width, region.height, Double(blur)) == 0 else { return }
    var target = target(clip)
    ci_mask(
      &target, bytes, stride, region.width, region.height, region.x0 + dx, region.y0 + dy, pixel)
  }
}
