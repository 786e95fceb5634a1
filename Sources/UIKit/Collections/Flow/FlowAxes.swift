/// The axis along which a collection scrolls.
struct FlowAxes {
  var isVertical: Bool

  func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func breadth(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func start(of rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  func start(of inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.top : inset.left }
  func end(of inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.bottom : inset.right }
  func near(of inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.left : inset.top }
  func far(of inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.right : inset.bottom }

  func span(of rect: CGRect) -> ClosedRange<CGFloat> {
    isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
  }

  /// A rectangle by its place along the scrolling and across it.
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
