extension UIButton {
  /// The natural size without a configuration, where a title counts in whole points.
  var plainSize: CGSize {
    let hasTitle = shownTitle(for: state).map { !$0.text.isEmpty } ?? false
    let text = textSize
    let title = CGSize(width: text.width.rounded(.up), height: text.height.rounded(.up))
    let insets = contentEdgeInsets
    let padding = insets == .zero ? 2 * ButtonMeasures.titlePadding : 0
    let image = currentImage?.size
    var size: CGSize
    if let image {
      size = image
      if hasTitle {
        size.width += title.width
        size.height = max(size.height, title.height + padding)
      }
    } else {
      size = CGSize(width: title.width, height: title.height + padding)
      if insets == .zero { size.width = max(ButtonMeasures.leastWidth, size.width) }
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    let behind = currentBackgroundImage?.size ?? .zero
    return CGSize(width: max(size.width, behind.width), height: max(size.height, behind.height))
  }

  /// The natural size with a configuration.
  func configuredSize(_ configuration: Configuration) -> CGSize {
    let insets = configuration.contentInsets
    let around = CGSize(
      width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    let content =
      pictureSize(configuration).map { contentSize(configuration, picture: $0) } ?? textSize
    return CGSize(width: content.width + around.width, height: content.height + around.height)
  }

  private func contentSize(_ configuration: Configuration, picture: CGSize) -> CGSize {
    let text = textSize
    let padding = configuration.imagePadding
    guard configuration.imagePlacement.isBeside else {
      return CGSize(
        width: max(text.width, picture.width),
        height: text.height + padding + picture.height)
    }
    return CGSize(
      width: picture.width + (text.width > 0 ? padding + text.width : 0),
      height: max(text.height, picture.height))
  }

  /// Where a picture and a title stand without a configuration: the picture first.
  func besideEachOther(
    _ image: CGSize, _ title: CGSize, in area: CGRect
  ) -> (image: CGRect, title: CGRect) {
    let width = min(image.width, area.width)
    let block = place(
      CGSize(width: width + title.width, height: max(image.height, title.height)), in: area)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let imageWidth = title.width > 0 ? width : block.width
    let titleWidth = block.width - imageWidth
    func column(_ size: CGSize, x: CGFloat, width: CGFloat) -> CGRect {
      let vertical = place(
        CGSize(width: width, height: size.height),
        in: CGRect(x: x, y: area.minY, width: width, height: area.height))
      return CGRect(x: x, y: vertical.minY, width: width, height: vertical.height)
    }
    return (
      column(image, x: isRightToLeft ? block.maxX - imageWidth : block.minX, width: imageWidth),
      column(title, x: isRightToLeft ? block.minX : block.minX + imageWidth, width: titleWidth)
    )
  }

  /// The parts of a configured button's content.
  func split(
    _ content: CGRect, _ configuration: Configuration
  ) -> (image: CGRect, text: CGRect) {
    guard let picture = pictureSize(configuration) else { return (.zero, content) }
    let block = place(contentSize(configuration, picture: picture), in: content)
    let size = CGSize(
      width: min(picture.width, block.width), height: min(picture.height, block.height))
    let padding = configuration.imagePadding
    let grid = PixelGrid(scale: UIScreen.main.scale)
    let placement = configuration.imagePlacement
    if placement.isBeside {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let isLeft = placement.contains(.trailing) == isRightToLeft
      let y = block.minY + grid.round((block.height - size.height) / 2)
      let x = isLeft ? block.minX : block.maxX - size.width
      let width = max(0, block.width - size.width - padding)
      return (
        CGRect(origin: CGPoint(x: x, y: y), size: size),
        CGRect(
          x: isLeft ? block.maxX - width : block.minX, y: content.minY, width: width,
          height: content.height)
      )
    }
    let isAbove = !placement.contains(.bottom)
    let x = block.minX + grid.round((block.width - size.width) / 2)
    let height = max(0, block.height - size.height - padding)
    return (
      CGRect(
        origin: CGPoint(x: x, y: isAbove ? block.minY : block.maxY - size.height), size: size),
      CGRect(
        x: block.minX, y: isAbove ? block.maxY - height : block.minY, width: block.width,
        height: height)
    )
  }
}

extension NSDirectionalRectEdge {
  fileprivate var isBeside: Bool { !contains(.top) && !contains(.bottom) }
}
