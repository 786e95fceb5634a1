import CImage

extension Canvas {
  /// Draws another canvas into this one, scaled to fill it: every pixel is the mean of the area
  /// that it covers, so thin lines stay and flat areas keep their colour.
  public func fill(with source: Canvas) {
    if source.width == width, source.height == height {
      pixels.update(from: source.pixels, count: width * height)
    } else {
      ci_scale_area(
        source.pixels, Int32(source.width), Int32(source.height), pixels, Int32(width),
        Int32(height))
    }
  }
}
