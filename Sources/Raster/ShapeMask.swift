import CCairo
import CImage
import Foundation
import QuartzCore

/// What a cached mask shows.
struct ShapeMaskKey: Hashable {
  /// The outline in pixels, no larger than needed to keep its corners apart.
  var shape: RoundedShape
  /// Thickness of a ring inside the outline in pixels; 0 for the filled shape.
  var ring: CGFloat = 0
  /// Standard deviation of a blur in pixels.
  var blur: CGFloat = 0
}

/// The coverage of a rounded shape: drawn once, stretched in the middle to any size.
final class ShapeMask {
  private let bytes: UnsafeMutablePointer<UInt8>
  private(set) var nine: ci_nine
  /// How far the mask reaches beyond the shape on all sides, because of the blur.
  let margin: Int32
  let byteCount: Int

  /// The key for a shape of `width` × `height` pixels. Larger shapes share the mask of the
  /// smallest one with the same corners.
  static func key(
    width: Int32, height: Int32, radius: CGFloat, curve: CALayerCornerCurve,
    corners: CACornerMask, ring: CGFloat = 0, blur: CGFloat = 0
  ) -> ShapeMaskKey {
    var shape = RoundedShape(
      size: CGSize(width: CGFloat(width), height: CGFloat(height)), radius: radius,
      curve: curve, corners: corners)
    let extent = shape.isRectangle ? .zero : shape.extent
    // Beside the corners: the inside of the ring starts, or the blur's reach ends.
    let spread = (ring + 3 * blur).rounded(.up)
    shape.size.width = min(shape.size.width, 2 * (extent.width.rounded(.up) + spread) + 1)
    shape.size.height = min(shape.size.height, 2 * (extent.height.rounded(.up) + spread) + 1)
    return ShapeMaskKey(shape: shape, ring: ring, blur: blur)
  }

  /// Draws the mask; `nil` when memory is short.
  init?(_ key: ShapeMaskKey) {
    margin = Int32((3 * key.blur).rounded(.up))
    let width = Int32(key.shape.size.width) + 2 * margin
    let height = Int32(key.shape.size.height) + 2 * margin
    guard width > 0, height > 0, width < 32_767, height < 32_767 else { return nil }
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_A8, width)
    byteCount = Int(stride) * Int(height)
    bytes = .allocate(capacity: byteCount)
    bytes.initialize(repeating: 0, count: byteCount)
    let left = (width - 1) / 2
    let top = (height - 1) / 2
    nine = ci_nine(
      bytes: bytes, stride: stride, left: left, right: width - 1 - left, top: top,
      bottom: height - 1 - top, full_middle: 0)

    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_A8, width, height, stride)
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    guard let context, cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
    let cairo = CairoContext(context)
    let space = CGAffineTransform(translationX: CGFloat(margin), y: CGFloat(margin))
    cairo.add(key.shape.path, space)
    if key.ring > 0 {
      let size = CGSize(
        width: key.shape.size.width - 2 * key.ring, height: key.shape.size.height - 2 * key.ring)
      if size.width > 0, size.height > 0 {
        let inner = RoundedShape(
          size: size, radius: max(0, key.shape.radius - key.ring), curve: key.shape.curve,
          corners: key.shape.corners)
        cairo.add(inner.path, space.translatedBy(x: key.ring, y: key.ring))
      }
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    }
    cairo_set_source_rgba(context, 1, 1, 1, 1)
    cairo_fill(context)
    cairo_surface_flush(surface)
    nine.full_middle =
      (0..<Int(width)).allSatisfy { bytes[Int(top * stride) + $0] == 255 } ? 1 : 0
    if key.blur > 0, ci_blur(bytes, stride, width, height, Double(key.blur)) != 0 { return nil }
  }

  deinit {
    bytes.deallocate()
  }
}
