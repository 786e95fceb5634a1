import CImage
import Foundation
import QuartzCore

/// Turns a layer tree at one instant into pixels.
///
/// The same tree, size, scale and background always give the same pixels: glyphs and shapes that
/// were drawn before are kept, but nothing depends on that. To be used by one thread at a time.
public final class Rasterizer {
  private let fonts: FontLibrary
  private let cache = RasterCache()
  private let scratch = Scratch()

  /// A rasteriser that draws text with `fonts`.
  public init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// Draws a whole frame: the background over all of `canvas`, then the tree with the top left
  /// corner of the root's superlayer space in the canvas's top left corner.
  ///
  /// `scale` is pixels per point. Where layers are only moved and scaled, edges of layers, plain
  /// rectangles, borders and baselines are rounded to whole pixels.
  public func draw(
    _ tree: LayerSnapshot, into canvas: Canvas, scale: CGFloat, background: CGColor = .black
  ) {
    cache.trim()
    let painter = Painter(canvas: canvas, fonts: fonts, cache: cache, scratch: scratch)
    painter.paint(tree, scale: scale, background: background)
  }
}
