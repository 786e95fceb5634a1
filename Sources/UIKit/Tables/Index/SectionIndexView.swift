/// The titles at the edge of a table that lead to its sections.
@MainActor
final class SectionIndexView: UIControl {
  /// Points that the content of cells leaves free.
  static let width: CGFloat = 18

  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  /// Points from one title to the next.
  private static let pitch: CGFloat = 14
  private static let bullet = "•"
  private static let glass = UIImage(
    systemName: "magnifyingglass",
    withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .semibold))

  private weak var table: UITableView?
  let titles: [String]
  private var marks: [UIView] = []
  private var chosen: Int?

  init(titles: [String], table: UITableView) {
    self.titles = titles
    self.table = table
    super.init(frame: .zero)
    accessibilityIdentifier = "SectionIndex"
    update(of: table)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var ownsSingleTaps: Bool { true }

  /// Takes on the table's colours.
  func update(of table: UITableView) {
    let ground = table.sectionIndexBackgroundColor
    backgroundColor =
      isTracking ? table.sectionIndexTrackingBackgroundColor ?? ground : ground
    tintColor = table.sectionIndexColor
    for mark in marks { paint(mark) }
  }

  private func paint(_ mark: UIView) {
    (mark as? UILabel)?.textColor = tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for mark in marks { paint(mark) }
  }

  /// Stands at the edge of what is seen of the table.
  func place(in table: UITableView) {
    let area = table.visibleArea(at: table.contentOffset)
    let isRightToLeft = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = table.safeAreaInsets
    let frame = CGRect(
      x: isRightToLeft
        ? table.bounds.minX + safe.left : table.bounds.maxX - safe.right - Self.width,
      y: area.minY, width: Self.width, height: max(0, area.height))
    if self.frame != frame { self.frame = frame }
  }

  // MARK: Marks

  /// The titles in sight, as places among all: where there is no room for all, bullets, which are
  /// `nil`, stand for what is left out between them.
  private var shown: [Int?] {
    let room = max(1, Int(bounds.height / Self.pitch))
    guard titles.count > room else { return titles.indices.map(\.self) }
    // Letters and bullets take turns, so that an odd number begins and ends with a letter.
    let count = max(1, (room + 1) / 2)
    return (0..<(2 * count - 1)).map { place in
      guard place.isMultiple(of: 2) else { return nil }
      guard count > 1 else { return 0 }
      return place / 2 * (titles.count - 1) / (count - 1)
    }
  }

  private var start: CGFloat { (bounds.height - CGFloat(shown.count) * Self.pitch) / 2 }

  private func makeMarks() {
    for mark in marks { mark.removeFromSuperview() }
    marks = shown.map { place in
      let title = place.map { titles[$0] } ?? Self.bullet
      let mark: UIView
      if title == UITableView.indexSearch {
        let picture = UIImageView(image: Self.glass)
        picture.contentMode = .center
        mark = picture
      } else {
        let label = UILabel()
        label.font = Self.font
        label.textAlignment = .center
        label.text = title
        mark = label
      }
      mark.isUserInteractionEnabled = false
      paint(mark)
      addSubview(mark)
      return mark
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if marks.count != shown.count { makeMarks() }
    let start = start
    for (place, mark) in marks.enumerated() {
      mark.frame = CGRect(
        x: 0, y: UIScreen.main.rounded(start + CGFloat(place) * Self.pitch), width: bounds.width,
        height: Self.pitch)
    }
  }

  // MARK: Fingers

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    chosen = nil
    choose(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  override func stateDidChange() {
    super.stateDidChange()
    if let table { update(of: table) }
  }

  private func choose(_ touch: UITouch) {
    guard !titles.isEmpty else { return }
    let height = CGFloat(shown.count) * Self.pitch
    let share = (touch.location(in: self).y - start) / max(height, 1)
    let place = min(max(Int((share * CGFloat(titles.count)).rounded(.down)), 0), titles.count - 1)
    guard place != chosen else { return }
    chosen = place
    table?.scroll(toIndexTitle: titles[place], at: place)
  }
}
