extension UILabel {
  func fittedLayout(
    in size: CGSize, lineLimit: Int
  ) -> (layout: TextLayout, factor: CGFloat) {
    let options = options(size, lineLimit: lineLimit)
    let full = cache.layout(content.runs, options: options)
    guard adjustsFontSizeToFitWidth, full.isTruncated, size.width.isFinite,
      let largest = content.runs.map(\.face.size).max()
    else { return (full, 1) }
    return FontFitting(
      content, largestSize: largest, minimumFactor: minimumScaleFactor, options: options
    ).fit()
  }

  private func options(_ size: CGSize, lineLimit: Int) -> TextLayout.Options {
    var options = TextLayout.Options()
    options.width = size.width
    options.height = size.height
    options.alignment = resolvedAlignment
    options.lineBreakMode = lineBreakMode
    options.lineLimit = lineLimit
    options.direction = traitCollection.layoutDirection
    options.tolerance = 1 / UIScreen.main.scale
    options.paragraphs = content.paragraphs.map {
      TextParagraph($0).aligned(resolvedAlignment)
    }
    return options
  }

  /// Natural alignment of a label follows the direction of the interface, not of its text.
  var resolvedAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  /// How far below the top of `rect` the layout that stands in it begins, points.
  func top(of layout: TextLayout, factor: CGFloat, in rect: CGRect) -> CGFloat {
    let grid = PixelGrid(scale: UIScreen.main.scale)
    func middle(_ layout: TextLayout) -> CGFloat {
      grid.round((rect.height - grid.ceil(layout.size.height)) / 2)
    }
    guard factor < 1 else { return middle(layout) }
    switch baselineAdjustment {
    case .alignCenters: return middle(layout)
    case .none: return 0
    case .alignBaselines:
      let full = cache.layout(content.runs, options: options(rect.size, lineLimit: numberOfLines))
      let baseline = full.lines.first?.origin.y ?? 0
      return middle(full) + baseline - (layout.lines.first?.origin.y ?? 0)
    }
  }

  /// The baselines of the first line below the top and of the last line above the bottom of a
  /// label of a size, points: where they are drawn, or where they will be at the natural size
  /// while there is none.
  ///
  /// A pixel that only the rounding of edges has added moves nothing, else a label that hangs on
  /// its baseline would go on moving.
  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let grid = PixelGrid(scale: UIScreen.main.scale)
    let isPlaced = size.width > 0 && size.height > 0
    let isLimited = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    let natural = CGSize(
      width: isLimited ? preferredMaxLayoutWidth : .infinity, height: CGFloat.infinity)
    let (layout, factor) = fittedLayout(
      in: isPlaced ? size : natural, lineLimit: numberOfLines)
    guard let first = layout.lines.first, let last = layout.lines.last else {
      return (ownFont.ascender, -ownFont.descender)
    }
    let textHeight = grid.ceil(layout.size.height)
    let isOff =
      isPlaced && (factor < 1 || abs(size.height - textHeight) > 1.5 / UIScreen.main.scale)
    let top = isOff ? top(of: layout, factor: factor, in: CGRect(origin: .zero, size: size)) : 0
    let bottom = isOff ? size.height : textHeight
    return (top + grid.round(first.origin.y), bottom - top - grid.round(last.origin.y))
  }
}
