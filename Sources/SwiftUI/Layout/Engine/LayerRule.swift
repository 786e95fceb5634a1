/// How things on top of each other are aligned.
@MainActor
struct LayerRule {
  var alignment: Alignment

  /// The size around all items and their frames in it, with their points of alignment in one.
  func solve<Item: LayoutItem>(
    _ items: [Item], in proposal: ProposedViewSize
  ) -> (size: CGSize, frames: [CGRect]) {
    var (left, right, top, bottom) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let places = items.map { item in
      let size = item.size(in: proposal)
      let x = item.line(alignment.horizontal.key, in: size)
      let y = item.line(alignment.vertical.key, in: size)
      left = max(left, x)
      right = max(right, size.width - x)
      top = max(top, y)
      bottom = max(bottom, size.height - y)
      return (size, x, y)
    }
    let frames = places.map { size, x, y in
      CGRect(x: left - x, y: top - y, width: size.width, height: size.height)
    }
    return (CGSize(width: left + right, height: top + bottom), frames)
  }

  /// The frame of an item of `size` that is aligned with another of `outer`.
  func frame<Inner: LayoutItem, Outer: LayoutItem>(
    of inner: Inner, size: CGSize, in outer: Outer, size outerSize: CGSize
  ) -> CGRect {
    frame(inner.dimensions(of: size), in: outer.dimensions(of: outerSize))
  }

  /// The frame of something inside an empty box.
  func frame<Inner: LayoutItem>(of inner: Inner, size: CGSize, inBox box: CGSize) -> CGRect {
    frame(inner.dimensions(of: size), in: ViewDimensions(box))
  }

  private func frame(_ inner: ViewDimensions, in outer: ViewDimensions) -> CGRect {
    CGRect(
      x: outer[alignment.horizontal] - inner[alignment.horizontal],
      y: outer[alignment.vertical] - inner[alignment.vertical], width: inner.width,
      height: inner.height)
  }
}
