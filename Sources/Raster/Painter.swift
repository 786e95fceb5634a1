import CCairo
import CImage
import Foundation
import QuartzCore

/// One frame being drawn on one canvas. Coordinates are pixels of the canvas.
///
/// Opacity of groups and clips that aren't rectangles work by going back: the pixels are put
/// aside, the content is drawn in full, and then mixed with what was there before, by the opacity
/// or by the coverage of the clip.
final class Painter {
  let canvas: Canvas
  let fonts: FontLibrary
  let cache: RasterCache
  let scratch: Scratch
  let bounds: PixelRect
  private let surface: OpaquePointer?
  private let cairo: OpaquePointer?
  private var cairoClip: PixelRect?

  init(canvas: Canvas, fonts: FontLibrary, cache: RasterCache, scratch: Scratch) {
    self.canvas = canvas
    self.fonts = fonts
    self.cache = cache
    self.scratch = scratch
    bounds = PixelRect(x0: 0, y0: 0, x1: Int32(canvas.width), y1: Int32(canvas.height))
    surface = canvas.pixels.withMemoryRebound(
      to: UInt8.self, capacity: canvas.bytesPerRow * canvas.height
    ) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, Int32(canvas.width), Int32(canvas.height),
        Int32(canvas.bytesPerRow))
    }
    cairo = cairo_create(surface)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// The canvas, to be written inside `clip` only.
  func target(_ clip: PixelRect) -> ci_target {
    ci_target(
      pixels: canvas.pixels, stride: bounds.x1, clip: clip.intersection(bounds))
  }

  /// Draws with Cairo inside `clip`.
  func withCairo(_ clip: PixelRect, _ body: (CairoContext) -> Void) {
    guard let cairo, !clip.isEmpty else { return }
    if !(cairoClip?.equals(clip) ?? false) {
      cairo_reset_clip(cairo)
      cairo_rectangle(
        cairo, Double(clip.x0), Double(clip.y0), Double(clip.width), Double(clip.height))
      cairo_clip(cairo)
      cairoClip = clip
    }
    cairo_surface_mark_dirty(surface)
    cairo_new_path(cairo)
    body(CairoContext(cairo))
    cairo_surface_flush(surface)
  }

  // MARK: Going back

  /// Pixels put aside.
  struct Saved {
    var rect: PixelRect
    var place: Int
  }

  /// Puts the pixels of `rect` aside; it lies on the canvas and isn't empty.
  func save(_ rect: PixelRect) -> Saved {
    let place = scratch.push(rect.area)
    ci_save(canvas.pixels, bounds.x1, rect, scratch.pixels(at: place))
    return Saved(rect: rect, place: place)
  }

  /// Keeps `alpha` of what was drawn since.
  func restore(_ saved: Saved, alpha: UInt8) {
    ci_restore_alpha(
      canvas.pixels, bounds.x1, saved.rect, scratch.pixels(at: saved.place), alpha)
    scratch.pop(to: saved.place)
  }

  /// Keeps of what was drawn since as much as the mask says; its first byte belongs to the top
  /// left pixel.
  func restore(_ saved: Saved, mask: UnsafePointer<UInt8>, stride: Int32) {
    ci_restore_mask(
      canvas.pixels, bounds.x1, saved.rect, scratch.pixels(at: saved.place), mask, stride)
    scratch.pop(to: saved.place)
  }
}
