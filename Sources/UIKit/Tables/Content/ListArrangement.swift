/// Where picture, text and second text of a list's row stand: what cells of a style and list
/// content have in common.
@MainActor
struct ListArrangement {
  enum Texts {
    /// The second text below the first.
    case stacked
    /// The second text at the end, or below where both do not fit.
    case sideBySide
    /// The first text right aligned in a column of its own.
    case columns
  }

  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
  }

  var image: UIImageView?
  var text: UILabel?
  var detail: UILabel?
  var texts = Texts.stacked
  var margins = UIEdgeInsets.zero
  var imageSize: CGSize?
  var imageGap: CGFloat = 16
  var gapAcross: CGFloat = 6
  var gapBelow: CGFloat = 1
  var minimumHeight: CGFloat = 0
  var isRightToLeft = false

  /// The width of the first column, as Interface Builder has it.
  private static let column: CGFloat = 91
  private static let columnGap: CGFloat = 6

  private var grid: PixelGrid { PixelGrid(scale: UIScreen.main.scale) }

  private func isUsed(_ label: UILabel?) -> Bool { label?.text?.isEmpty == false }

  private var shownImage: CGSize? {
    guard let image, image.image != nil else { return nil }
    return imageSize ?? image.intrinsicContentSize
  }

  /// Where texts begin, points from the leading edge.
  var textStart: CGFloat {
    margins.left + (shownImage.map { $0.width + imageGap } ?? 0)
  }

  /// The height that the parts ask for.
  func height(forWidth width: CGFloat) -> CGFloat {
    let texts = textBlock(forWidth: width)
    let inside = max(texts.height, shownImage?.height ?? 0)
    return max(minimumHeight, grid.round(inside + margins.top + margins.bottom))
  }

  private struct Block {
    var text = CGSize.zero
    var detail = CGSize.zero
    var isSideBySide = false
    var height: CGFloat = 0
  }

  private func textBlock(forWidth width: CGFloat) -> Block {
    let room = max(0, width - textStart - margins.right)
    var block = Block()
    let isUnlimited = CGSize(width: room, height: .infinity)
    if isUsed(text), let text { block.text = text.sizeThatFits(isUnlimited) }
    if isUsed(detail), let detail { block.detail = detail.sizeThatFits(isUnlimited) }
    switch texts {
    case .columns:
      block.isSideBySide = true
    case .sideBySide:
      block.isSideBySide =
        block.text.width + gapAcross + block.detail.width <= room || block.detail.width == 0
        || block.text.width == 0
    case .stacked:
      block.isSideBySide = false
    }
    let hasBoth = block.text.height > 0 && block.detail.height > 0
    block.height =
      block.isSideBySide
      ? max(block.text.height, block.detail.height)
      : block.text.height + block.detail.height + (hasBoth ? gapBelow : 0)
    return block
  }

  /// Where the parts stand in a row of `size`.
  func frames(in size: CGSize) -> Frames {
    var frames = Frames()
    let block = textBlock(forWidth: size.width)
    let middle = (size.height + margins.top - margins.bottom) / 2
    func centred(_ height: CGFloat) -> CGFloat { grid.round(middle - height / 2) }
    if let image = shownImage {
      frames.image = CGRect(
        x: margins.left, y: centred(image.height), width: image.width, height: image.height)
    }
    let start = textStart
    let end = size.width - margins.right
    if texts == .columns {
      let width = min(block.text.width, Self.column)
      frames.text = CGRect(
        x: start + Self.column - width, y: centred(block.text.height), width: width,
        height: block.text.height)
      let second = start + Self.column + Self.columnGap
      frames.detail = CGRect(
        x: second, y: centred(block.detail.height), width: max(0, end - second),
        height: block.detail.height)
    } else if block.isSideBySide {
      let detailWidth = min(block.detail.width, max(0, end - start))
      frames.detail = CGRect(
        x: end - detailWidth, y: centred(block.detail.height), width: detailWidth,
        height: block.detail.height)
      let gap = detailWidth > 0 ? detailWidth + gapAcross : 0
      frames.text = CGRect(
        x: start, y: centred(block.text.height), width: max(0, end - start - gap),
        height: block.text.height)
    } else {
      let top = centred(block.height)
      let width = max(0, end - start)
      frames.text = CGRect(x: start, y: top, width: width, height: block.text.height)
      frames.detail = CGRect(
        x: start, y: grid.round(top + block.height - block.detail.height), width: width,
        height: block.detail.height)
    }
    return isRightToLeft ? frames.mirrored(in: size.width) : frames
  }

  /// Places the parts in a row of `size`.
  func place(in size: CGSize) {
    let frames = frames(in: size)
    let places: [(view: UIView?, frame: CGRect)] = [
      (image, frames.image), (text, frames.text), (detail, frames.detail),
    ]
    for (view, frame) in places where view?.frame != frame { view?.frame = frame }
  }
}

extension ListArrangement.Frames {
  fileprivate func mirrored(in width: CGFloat) -> Self {
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    return Self(image: mirrored(image), text: mirrored(text), detail: mirrored(detail))
  }
}
