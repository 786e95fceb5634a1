/// One wheel of a picker view: a scroll view takes the fingers, and the rows lie on a cylinder
/// that turns with it (APPEARANCE 5.8).
@MainActor
final class PickerWheel: UIView, UIScrollViewDelegate {
  static let defaultRowHeight: CGFloat = 32
  /// The cylinder's diameter as a multiple of the height.
  private static let diameterShare: CGFloat = 1.07
  private static let perspective: CGFloat = 0.003
  private static let distantAlpha: CGFloat = 0.447
  /// Rows fade towards the edge of the cylinder, where they would lie on one another: by this
  /// much of the cosine, down to where nothing is left.
  private static let fadingDepth: CGFloat = 0.45
  private static let vanishingDepth: CGFloat = 0.2
  private static let font = UIFont.systemFont(ofSize: 23)

  let scrollView = UIScrollView()
  private let rowsView = UIView()
  private var rows: [Int: UIView] = [:]
  private var spareViews: [UIView] = []
  private var isPlacing = false

  var rowHeight = PickerWheel.defaultRowHeight
  private(set) var count = 0
  private(set) var selectedRow = 0

  /// Makes or refreshes the view of a row.
  var makeView: (_ row: Int, _ spare: UIView?) -> UIView? = { _, _ in nil }
  var title: (Int) -> String? = { _ in nil }
  var alignment = NSTextAlignment.center
  /// Told after the user has chosen another row.
  var didSelect: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    rowsView.isUserInteractionEnabled = false
    scrollView.delegate = self
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
    scrollView.decelerationRate = .fast
    scrollView.snapsAfterWheel = true
    scrollView.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] tap in self?.wasTapped(tap) })
    addSubview(rowsView)
    addSubview(scrollView)
  }

  // MARK: Rows

  func reload(count: Int) {
    self.count = max(0, count)
    for view in rows.values { view.removeFromSuperview() }
    spareViews = []
    rows = [:]
    selectedRow = min(selectedRow, max(0, count - 1))
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    selectedRow = min(max(0, row), max(0, count - 1))
    let offset = CGPoint(x: 0, y: offset(of: selectedRow))
    scrollView.setContentOffset(
      offset, animated: animated && window != nil && bounds.height > 0)
    placeRows()
  }

  func shownView(of row: Int) -> UIView? { rows[row] }

  private var inset: CGFloat { (bounds.height - rowHeight) / 2 }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - inset }

  /// The row in the middle, with fractions while the wheel turns.
  private var place: CGFloat { (scrollView.contentOffset.y + inset) / rowHeight }

  private var radius: CGFloat { bounds.height * Self.diameterShare / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isTurning =
      scrollView.isDragging || scrollView.isDecelerating || scrollView.wheelSettling != nil
    isPlacing = true
    rowsView.frame = bounds
    scrollView.frame = bounds
    scrollView.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    scrollView.contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    if !isTurning, !isAnimatingToRow { scrollView.contentOffset.y = offset(of: selectedRow) }
    isPlacing = false
    placeRows()
  }

  /// Whether an animated selection is on its way.
  private var isAnimatingToRow: Bool { scrollView.motion != nil }

  private func placeRows() {
    guard bounds.height > 0, count > 0 else { return }
    let place = place
    let reach = radius * .pi / 2 / rowHeight
    let first = max(0, Int((place - reach).rounded(.up)))
    let last = min(count - 1, Int((place + reach).rounded(.down)))
    let visible = first..<max(first, last + 1)
    for (row, view) in rows where !visible.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
      spareViews.append(view)
    }
    UIView.performWithoutAnimation {
      for row in visible { lay(row, distance: CGFloat(row) - place) }
    }
  }

  private func lay(_ row: Int, distance: CGFloat) {
    let view = rows[row] ?? addedView(of: row)
    let angle = distance * rowHeight / radius
    let depth = CGFloat(cos(Double(angle)))
    let width = 1 / (1 + Self.perspective * radius * (1 - depth))
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    view.center = CGPoint(
      x: bounds.midX, y: bounds.midY + radius * width * CGFloat(sin(Double(angle))))
    view.transform = CGAffineTransform(scaleX: width, y: max(0, depth) * width)
    let fade = min(1, max(0, (depth - Self.vanishingDepth) / Self.fadingDepth))
    view.alpha = (1 - (1 - Self.distantAlpha) * min(1, abs(distance))) * fade
  }

  private func addedView(of row: Int) -> UIView {
    let spare = spareViews.popLast()
    let view = makeView(row, spare) ?? label(for: row, reusing: spare as? UILabel)
    rows[row] = view
    rowsView.addSubview(view)
    return view
  }

  private func label(for row: Int, reusing spare: UILabel?) -> UILabel {
    let label = spare ?? UILabel()
    label.font = Self.font
    label.textAlignment = alignment
    label.text = title(row)
    return label
  }

  // MARK: Turning

  private func wasTapped(_ tap: UITapGestureRecognizer) {
    guard count > 0 else { return }
    let y = tap.location(in: self).y - bounds.midY
    let share = min(max(y / radius, -1), 1)
    let distance = CGFloat(asin(Double(share))) * radius / rowHeight
    let row = min(max(0, Int((place + distance).rounded())), count - 1)
    guard row != selectedRow else { return }
    select(row, animated: true)
    didSelect(row)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isPlacing { placeRows() }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = ((targetContentOffset.pointee.y + inset) / rowHeight).rounded()
    targetContentOffset.pointee.y = offset(of: min(max(0, Int(row)), max(0, count - 1)))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { takeRow() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    takeRow()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    takeRow()
  }

  private func takeRow() {
    guard count > 0, !scrollView.isDragging else { return }
    let row = min(max(0, Int(place.rounded())), count - 1)
    guard row != selectedRow else { return }
    selectedRow = row
    didSelect(row)
  }
}
