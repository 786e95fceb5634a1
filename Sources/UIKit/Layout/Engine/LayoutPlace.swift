/// Where an item is put along both axes, in points.
struct LayoutPlace: Equatable {
  var horizontal = LayoutSpan()
  var vertical = LayoutSpan()

  subscript(axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    axis == .horizontal ? horizontal : vertical
  }
}

/// Where an item is put along one axis, by two of three numbers; fewer leave it partly to
/// constraints.
struct LayoutSpan: Equatable {
  /// Distance of the near edge from the near edge of the space.
  var start: CGFloat?
  var length: CGFloat?
  /// Distance of the far edge from the far edge of the space, inwards.
  var end: CGFloat?
}
