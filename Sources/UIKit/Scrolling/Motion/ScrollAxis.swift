/// One direction of scrolling.
enum ScrollAxis: CaseIterable {
  case horizontal
  case vertical

  func of(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

  func of(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  /// The inset at the near edge: left or top.
  func start(of insets: UIEdgeInsets) -> CGFloat {
    self == .horizontal ? insets.left : insets.top
  }

  /// The inset at the far edge: right or bottom.
  func end(of insets: UIEdgeInsets) -> CGFloat {
    self == .horizontal ? insets.right : insets.bottom
  }
}

extension CGPoint {
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis.of(self) }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}
