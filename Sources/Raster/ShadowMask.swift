import CCairo
import CImage
import Foundation
import QuartzCore

/// What a shadow with a path of its own looks like, apart from where it is.
struct ShadowMaskKey: Hashable {
  var path: CGPath
  /// The path's space to pixels, without translation.
  var transform: CGAffineTransform
  /// Standard deviation of the blur in pixels.
  var blur: CGFloat
}

/// The coverage of a blurred path.
final class ShadowMask {
  let bytes: UnsafeMutablePointer<UInt8>
  let stride: Int32
  /// Where the mask lies, as seen from the pixel that the path's origin falls on.
  let rect: PixelRect
  let byteCount: Int

  /// Draws the mask; `nil` for a path that isn't drawable, is empty or larger than any screen.
  init?(_ key: ShadowMaskKey) {
    let margin = Int32((3 * key.blur).rounded(.up))
    let box = key.path.boundingBox.applying(key.transform)
    guard box.isDrawable else { return nil }
    rect = PixelRect.around(box).inset(-margin)
    guard !rect.isEmpty, rect.width < 16_384, rect.height < 16_384 else { return nil }
    stride = cairo_format_stride_for_width(CAIRO_FORMAT_A8, rect.width)
    byteCount = Int(stride) * Int(rect.height)
    bytes = .allocate(capacity: byteCount)
    bytes.initialize(repeating: 0, count: byteCount)
    let space = key.transform.concatenating(
      CGAffineTransform(translationX: CGFloat(-rect.x0), y: CGFloat(-rect.y0)))
    guard
      fillCoverage(
        bytes, width: rect.width, height: rect.height, stride: stride, path: key.path,
        transform: space, evenOdd: false),
      ci_blur(bytes, stride, rect.width, rect.height, Double(key.blur)) == 0
    else { return nil }
  }

  deinit {
    bytes.deallocate()
  }
}

/// Fills a path into an empty coverage mask. Returns whether that was possible.
func fillCoverage(
  _ bytes: UnsafeMutablePointer<UInt8>, width: Int32, height: Int32, stride: Int32,
  path: CGPath, transform: CGAffineTransform, evenOdd: Bool
) -> Bool {
  let surface = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_A8, width, height, stride)
  let context = cairo_create(surface)
  defer {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }
  guard let context, cairo_status(context) == CAIRO_STATUS_SUCCESS,
    CairoContext(context).add(path, transform)
  else { return false }
  cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  cairo_set_source_rgba(context, 1, 1, 1, 1)
  cairo_fill(context)
  cairo_surface_flush(surface)
  return true
}
