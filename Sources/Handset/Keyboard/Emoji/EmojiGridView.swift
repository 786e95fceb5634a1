import UIKit

/// The pictures, which scroll sideways. Only those in sight have views.
@MainActor
final class EmojiGridView: UIScrollView {
  var onTap: ((EmojiCellView) -> Void)?
  var onHold: ((EmojiCellView) -> Void)?
  var onSlide: ((CGPoint) -> Void)?
  var onRelease: (() -> Void)?

  var sections: EmojiSections {
    didSet { if sections != oldValue { sectionsDidChange() } }
  }

  private var cells: [String: EmojiCellView] = [:]

  init(sections: EmojiSections) {
    self.sections = sections
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceHorizontal = true
    accessibilityIdentifier = "emoji.grid"
    sectionsDidChange()
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func sectionsDidChange() {
    cells.values.forEach { $0.removeFromSuperview() }
    cells = [:]
    contentSize = CGSize(
      width: sections.width, height: CGFloat(sections.rows) * EmojiLayout.rowPitch)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var wanted: Set<String> = []
    let left = contentOffset.x
    for picture in sections.pictures(from: left, to: left + bounds.width) {
      // The same picture may stand in two categories.
      let name = "\(picture.text)@\(Int(picture.middle.x))"
      wanted.insert(name)
      guard cells[name] == nil else { continue }
      let cell = EmojiCellView(text: picture.text, middle: picture.middle)
      cell.onTap = { [weak self] in self?.onTap?($0) }
      cell.onHold = { [weak self] in self?.onHold?($0) }
      cell.onSlide = { [weak self] in self?.onSlide?($0) }
      cell.onRelease = { [weak self] in self?.onRelease?() }
      cells[name] = cell
      addSubview(cell)
    }
    for (name, cell) in cells where !wanted.contains(name) {
      cell.removeFromSuperview()
      cells[name] = nil
    }
  }

  /// The pictures in sight, from the left, top to bottom.
  var visibleCells: [EmojiCellView] {
    cells.values.sorted { ($0.frame.minX, $0.frame.minY) < ($1.frame.minX, $1.frame.minY) }
  }
}
