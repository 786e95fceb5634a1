/// What a flow of items along an axis needs.
extension ScrollAxis {
  private var isVertical: Bool { self == .vertical }

  /// The size across the axis.
  func breadth(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func start(of rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }

  /// The inset at the near edge across the axis.
  func near(of inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.left : inset.top }

  /// The inset at the far edge across the axis.
  func far(of inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.right : inset.bottom }

  func span(of rect: CGRect) -> ClosedRange<CGFloat> {
    isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
  }

  /// A rectangle by its place along the axis and across it.
  func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: breadth, height: length)
      : CGRect(x: along, y: across, width: length, height: breadth)
  }

  func moving(_ rect: CGRect, to start: CGFloat) -> CGRect {
    var rect = rect
    if isVertical { rect.origin.y = start } else { rect.origin.x = start }
    return rect
  }
}
