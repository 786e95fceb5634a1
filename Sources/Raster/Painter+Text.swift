import CCairo
import CImage
import Foundation
import QuartzCore

extension Painter {
  /// Larger glyphs are drawn at this size and scaled.
  private static let largestGlyph: CGFloat = 512

  /// Draws a run of text. The baseline lies on a pixel row; glyphs stand on quarter pixels.
  func paint(
    _ run: GlyphRun, transform: CGAffineTransform, clip: PixelRect, opacity: CGFloat
  ) {
    let face = run.face
    guard face.size > 0, face.size < 1e6, face.weight.isFinite, run.origin.x.isFinite,
      run.origin.y.isFinite, run.advances.allSatisfy(\.isFinite)
    else { return }
    let pixel = run.color.pixel(opacity: opacity)
    guard pixel >> 24 != 0 else { return }
    let pixels = face.size * transform.d
    let isEven = abs(transform.a - transform.d) < 1e-6 * transform.d
    guard transform.isUpright, isEven, pixels <= Self.largestGlyph else {
      paintTurned(run, transform: transform, clip: clip, opacity: opacity)
      return
    }
    guard pixels > 0.5 else { return }
    let baseline = PixelRect.snap(transform.ty + run.origin.y * transform.d)
    // No glyph reaches further than this from the baseline.
    let reach = Int32(pixels * 2) + 2
    guard baseline + reach > clip.y0, baseline - reach < clip.y1 else { return }
    let set = cache.glyphs(of: face, pixels: pixels, fonts: fonts)
    var target = target(clip)
    var x = (transform.tx + run.origin.x * transform.a) * 4
    run.forEachUnit { unit, advance in
      let quarters = PixelRect.snap(x)
      let left = quarters >> 2
      // A word reaches as far as its letters.
      let width = PixelRect.snap(advance * transform.a)
      if left > clip.x1 + reach { return false }
      if left + width + 2 * reach > clip.x0,
        let glyph = set.glyph(unit, quarter: quarters & 3)
      {
        switch glyph.ink {
        case .coverage(let bytes):
          ci_mask(
            &target, bytes, glyph.stride, glyph.width, glyph.height, left + glyph.left,
            baseline - glyph.top, pixel)
        case .color(let source):
          ci_over(
            &target, source, glyph.stride, glyph.width, glyph.height, left + glyph.left,
            baseline - glyph.top, UInt8(pixel >> 24))
        }
      }
      x += advance * 4 * transform.a
      return true
    }
  }

  /// Draws a run through any transform: glyphs are drawn upright in about the final size and
  /// then mapped.
  private func paintTurned(
    _ run: GlyphRun, transform: CGAffineTransform, clip: PixelRect, opacity: CGFloat
  ) {
    let pixels = min(max(run.face.size * transform.meanScale, 1), Self.largestGlyph)
    let set = cache.glyphs(of: run.face, pixels: pixels, fonts: fonts)
    let toPoints = run.face.size / pixels
    withCairo(clip) { cairo in
      var pen = run.origin
      run.forEachUnit { unit, advance in
        if let glyph = set.glyph(unit, quarter: 0), glyph.width > 0, glyph.height > 0 {
          let space = CGAffineTransform(
            a: toPoints, b: 0, c: 0, d: toPoints, tx: pen.x + CGFloat(glyph.left) * toPoints,
            ty: pen.y - CGFloat(glyph.top) * toPoints
          ).concatenating(transform)
          paint(glyph, cairo, space: space, color: run.color, opacity: opacity)
        }
        pen.x += advance
        return true
      }
    }
  }

  private func paint(
    _ glyph: Glyph, _ cairo: CairoContext, space: CGAffineTransform, color: CGColor,
    opacity: CGFloat
  ) {
    let inverse = space.inverted()
    guard inverse.isDrawable, space.isDrawable else { return }
    let source: OpaquePointer?
    switch glyph.ink {
    case .coverage(let bytes):
      source = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, glyph.width, glyph.height, glyph.stride)
    case .color(let pixels):
      source = pixels.withMemoryRebound(
        to: UInt8.self, capacity: Int(glyph.stride * glyph.height) * 4
      ) {
        cairo_image_surface_create_for_data(
          $0, CAIRO_FORMAT_ARGB32, glyph.width, glyph.height, glyph.stride * 4)
      }
    }
    let pattern = cairo_pattern_create_for_surface(source)
    defer {
      cairo_pattern_destroy(pattern)
      cairo_surface_destroy(source)
    }
    var matrix = cairo_matrix_t(inverse)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    if case .coverage = glyph.ink {
      cairo.setColor(color, opacity: opacity)
      cairo_mask(cairo.raw, pattern)
    } else {
      cairo_set_source(cairo.raw, pattern)
      cairo_paint_with_alpha(cairo.raw, Double(color.alpha * opacity))
    }
  }
}
