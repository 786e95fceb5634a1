extension UIButton {
  func measureDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The room that title and subtitle take.
  var textSize: CGSize {
    var size = label.intrinsicContentSize
    if size.height == 0 { size.height = label.font.lineHeight }
    if let configuration, let subtitleLabel {
      let subtitle = subtitleLabel.intrinsicContentSize
      size.width = max(size.width, subtitle.width)
      size.height += configuration.titlePadding + subtitle.height
    }
    return size
  }

  /// The places of title and subtitle in `bounds`.
  func textFrames(in bounds: CGRect) -> (title: CGRect, subtitle: CGRect) {
    var content = contentRect(forBounds: bounds)
    if let configuration { content = split(content, configuration).text }
    guard let subtitleLabel, let configuration else {
      return (titleRect(forContentRect: content), .zero)
    }
    let block = place(textSize, in: content)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let share: CGFloat =
      switch configuration.titleAlignment {
      case .automatic:
        switch effectiveContentHorizontalAlignment {
        case .right: 1
        case .center: 0.5
        case .left, .fill, .leading, .trailing: 0
        }
      case .leading: isRightToLeft ? 1 : 0
      case .center: 0.5
      case .trailing: isRightToLeft ? 0 : 1
      }
    func frame(of label: UILabel, y: CGFloat) -> CGRect {
      let size = label.intrinsicContentSize
      let width = min(size.width, block.width)
      let x = PixelGrid(scale: UIScreen.main.scale).round((block.width - width) * share)
      return CGRect(x: block.minX + x, y: y, width: width, height: size.height)
    }
    let title = frame(of: label, y: block.minY)
    return (title, frame(of: subtitleLabel, y: title.maxY + configuration.titlePadding))
  }

  /// Where content of a size stands in an area, as the alignments say.
  func place(_ size: CGSize, in area: CGRect) -> CGRect {
    let grid = PixelGrid(scale: UIScreen.main.scale)
    var rect = CGRect(
      x: area.minX, y: area.minY, width: min(size.width, area.width),
      height: min(size.height, area.height))
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: break
    case .right, .trailing: rect.origin.x = area.maxX - rect.width
    case .fill: rect.size.width = area.width
    case .center: rect.origin.x += grid.round((area.width - rect.width) / 2)
    }
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: rect.origin.y = area.maxY - rect.height
    case .fill: rect.size.height = area.height
    case .center: rect.origin.y += grid.round((area.height - rect.height) / 2)
    }
    return rect
  }

  /// The bounds, or those to come while layout has given none.
  var boundsOrNaturalBounds: CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: intrinsicContentSize) : bounds
  }

  /// Whether there is text to show.
  var hasTitle: Bool { label.text?.isEmpty == false }

  /// The baselines of the first line below the top and of the last line above the bottom, points:
  /// those of title and subtitle, or else of the picture.
  var baselines: (first: CGFloat, last: CGFloat)? {
    let bounds = boundsOrNaturalBounds
    guard hasTitle else {
      guard let currentImage else { return nil }
      let depth = currentImage.baselineOffsetFromBottom ?? 0
      let bottom = imageRect(forContentRect: contentRect(forBounds: bounds)).maxY - depth
      return (bottom - bounds.minY, bounds.maxY - bottom)
    }
    let places = textFrames(in: bounds)
    let last = subtitleLabel ?? label
    let place = subtitleLabel == nil ? places.title : places.subtitle
    return (
      places.title.minY - bounds.minY + label.baselines(in: places.title.size).first,
      bounds.maxY - place.maxY + last.baselines(in: place.size).last
    )
  }
}
