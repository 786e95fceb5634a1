extension CGRect {
  /// Whether the rectangles have more than an edge in common.
  func overlaps(_ other: CGRect) -> Bool {
    maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
  }
}
