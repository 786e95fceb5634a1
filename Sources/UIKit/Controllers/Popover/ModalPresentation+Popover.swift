extension ModalPresentation {
  /// The size of a popover whose controller prefers none, points.
  private static let standardPopover = CGSize(width: 320, height: 480)

  var popoverGeometry: PopoverGeometry {
    let bounds = host.bounds
    let safe = host.safeAreaInsets
    let margins = popover?.popoverLayoutMargins ?? .zero
    var area = bounds.inset(
      by: UIEdgeInsets(
        top: safe.top + margins.top, left: safe.left + margins.left,
        bottom: safe.bottom + margins.bottom, right: safe.right + margins.right))
    if let keyboardTop = ownKeyboardTop {
      area.size.height = max(0, min(area.maxY, keyboardTop - margins.bottom) - area.minY)
    }
    var size = presented.preferredContentSize
    if size.width <= 0 { size.width = Self.standardPopover.width }
    if size.height <= 0 { size.height = Self.standardPopover.height }
    return PopoverGeometry(
      source: popoverSource ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0),
      area: area, size: size, permitted: popover?.permittedArrowDirections ?? .any)
  }

  /// What the arrow points to, in points of the container.
  private var popoverSource: CGRect? {
    if let item = popover?.barButtonItem, let view = host.window?.barButtonView(of: item) {
      return view.convert(view.bounds, to: host)
    }
    guard let view = popover?.sourceView, let popover else { return nil }
    return view.convert(popover.sourceRect.isNull ? view.bounds : popover.sourceRect, to: host)
  }

  /// Shows the bubble 0 … 1 in.
  func showPopover(presence: CGFloat) {
    let geometry = popoverGeometry
    let direction = geometry.direction
    let frame = geometry.frame(pointing: direction)
    popover?.arrowDirection = direction
    card.place(in: frame)
    card.layer.cornerRadius = PopoverGeometry.cornerRadius
    card.clipsToBounds = true
    let ground =
      popover?.backgroundColor ?? presented.viewIfLoaded?.backgroundColor ?? .systemBackground
    // The bubble is raised like what is in it.
    bubble.show(
      around: frame, pointing: direction,
      at: geometry.arrowPlace(on: frame, pointing: direction),
      ground: ground.resolvedColor(with: presented.traitCollection))
    for view in [dim, bubble, card] { view.alpha = presence }
  }
}

extension UIView {
  /// The view inside that shows a bar button item.
  fileprivate func barButtonView(of item: UIBarButtonItem) -> UIView? {
    if (self as? BarButtonView)?.item === item { return self }
    for subview in subviews {
      if let found = subview.barButtonView(of: item) { return found }
    }
    return nil
  }
}
