/// Wheels with rows, of which one each is chosen (APPEARANCE 5.8).
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private static let naturalSize = CGSize(width: 320, height: 216)
  private static let bandInset: CGFloat = 9
  private static let bandRadius: CGFloat = 8
  private static let gap: CGFloat = 5

  private let band = UIView()
  private var wheels: [PickerWheel] = []

  /// Says how much there is.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// Says what rows show, and hears what is chosen.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  /// A picker with a frame in its future superview; 320 by 216 points without one.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero
        ? CGRect(origin: frame.origin, size: Self.naturalSize) : frame)
    setUp()
  }

  /// A picker from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = Self.bandRadius
    band.layer.cornerCurve = .continuous
    addSubview(band)
  }

  // MARK: Content

  /// How many wheels there are.
  open var numberOfComponents: Int { wheels.count }

  /// How many rows a wheel has; 0 for one that there is not.
  open func numberOfRows(inComponent component: Int) -> Int {
    wheels.indices.contains(component) ? wheels[component].count : 0
  }

  /// Asks anew for everything.
  open func reloadAllComponents() {
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel()
      wheels.append(wheel)
      addSubview(wheel)
      connect(wheel, component: wheels.count - 1)
    }
    for component in wheels.indices { reloadComponent(component) }
  }

  /// Asks anew for the rows of a wheel.
  open func reloadComponent(_ component: Int) {
    guard wheels.indices.contains(component) else { return }
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    let wheel = wheels[component]
    wheel.rowHeight = height > 0 ? height : PickerWheel.defaultRowHeight
    wheel.reload(
      count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    setNeedsLayout()
  }

  private func connect(_ wheel: PickerWheel, component: Int) {
    wheel.title = { [weak self] row in
      guard let self else { return nil }
      return self.delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    wheel.makeView = { [weak self] row, spare in
      guard let self else { return nil }
      return self.delegate?.pickerView(
        self, viewForRow: row, forComponent: component, reusing: spare)
    }
    wheel.didSelect = { [weak self] row in
      guard let self else { return }
      self.delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
  }

  /// How texts stand in a wheel.
  func setAlignment(_ alignment: NSTextAlignment, ofComponent component: Int) {
    if wheels.indices.contains(component) { wheels[component].alignment = alignment }
  }

  // MARK: Choice

  /// The chosen row of a wheel, or −1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
    return wheels[component].selectedRow
  }

  /// Turns a wheel to a row, within 0.3 s if `animated`. Tells nobody.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard wheels.indices.contains(component) else { return }
    wheels[component].select(row, animated: animated)
  }

  /// The view of a row, while it is seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheels.indices.contains(component) ? wheels[component].shownView(of: row) : nil
  }

  /// The size of the rows of a wheel, points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: widths[component], height: wheels[component].rowHeight)
  }

  // MARK: Layout

  private var widths: [CGFloat] {
    let wishes = wheels.indices.map {
      max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0)
    }
    let gaps = Self.gap * CGFloat(max(0, wheels.count - 1))
    let room = bounds.width - 2 * Self.bandInset - gaps
    let free = wishes.count { $0 == 0 }
    let rest = max(0, room - wishes.reduce(0, +))
    return wishes.map { $0 > 0 ? $0 : rest / CGFloat(free) }
  }

  /// Places wheels and band.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = widths
    let total = widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1))
    var x = ((bounds.width - total) / 2).rounded()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
    let height = wheels.first?.rowHeight ?? PickerWheel.defaultRowHeight
    band.frame = CGRect(
      x: Self.bandInset, y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * Self.bandInset), height: height)
  }

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { Self.naturalSize }

  /// 320 by 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }
}
