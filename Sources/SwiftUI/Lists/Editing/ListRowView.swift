/// A row that can be swiped, chosen, deleted or moved. What is in it stands in `content`, which a
/// swipe moves aside.
final class ListRowView: UIView {
  let content = PassThroughView()
  /// What is to be done with the row.
  var handling = RowHandling()
  /// How far the content is moved aside, points; to the left counts negative.
  private(set) var offset: CGFloat = 0

  private var strip: SwipeStrip?
  private var start: CGFloat = 0
  private let mark = RowMark()
  private let handle = RowHandle()
  private lazy var tap = UITapGestureRecognizer { [weak self] _ in self?.handling.onTap?() }

  /// Seconds in which a row that was let go comes to rest.
  private static let settling: TimeInterval = 0.3

  init() {
    super.init(frame: .zero)
    addSubview(content)
    let pan = UIPanGestureRecognizer { [weak self] in self?.panned($0) }
    addGestureRecognizer(pan)
    addGestureRecognizer(tap)
    mark.addAction(UIAction { [weak self] _ in self?.tapMark() }, for: .touchUpInside)
    handle.onDrag = { [weak self] state, press in
      if let self { handling.onDrag?(self, state, press) }
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ handling: RowHandling) {
    self.handling = handling
    tap.isEnabled = handling.onTap != nil
    backgroundColor = handling.isHighlighted ? .systemGray4 : nil
    mark.show(handling.controls.leading)
    show(mark, handling.controls.leading != nil)
    show(handle, handling.controls.canMove)
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func show(_ control: UIView, _ isShown: Bool) {
    if isShown, control.superview == nil { addSubview(control) }
    control.alpha = isShown ? 1 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = CGRect(origin: CGPoint(x: offset, y: 0), size: bounds.size)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, atStart: Bool, width: CGFloat, isShown: Bool) {
      let isLeft = atStart != isRightToLeft
      let hidden: CGFloat = isShown ? 0 : width
      view.frame = CGRect(
        x: (isLeft ? -hidden : bounds.width - width + hidden) + offset, y: 0, width: width,
        height: bounds.height)
    }
    place(
      mark, atStart: true, width: RowControls.leadingWidth + 8,
      isShown: handling.controls.leading != nil)
    place(
      handle, atStart: false, width: RowControls.handleWidth + 8,
      isShown: handling.controls.canMove)
  }

  /// A row that is moved aside, or edited, takes no touches for what is in it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard offset != 0 || handling.controls.leading != nil, hit.isDescendant(of: content) else {
      // Without a tap of its own it leaves touches beside its content to what is behind.
      return hit
    }
    return self
  }

  // MARK: Swiping

  private func actions(isAtRight: Bool) -> RowActions? {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return handling.actions(isAtRight != isRightToLeft ? .trailing : .leading)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view === self, let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return true }
    let movement = pan.velocity(in: self)
    guard abs(movement.x) > abs(movement.y), handling.controls == RowControls() else {
      return false
    }
    return offset != 0 || actions(isAtRight: movement.x < 0) != nil
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      start = offset
      if strip == nil { begin(isAtRight: pan.velocity(in: self).x < 0) }
    case .changed: move(to: start + pan.translation(in: self).x)
    case .ended: release(velocity: pan.velocity(in: self).x)
    case .cancelled, .failed: close()
    case .possible: break
    }
  }

  private func begin(isAtRight: Bool) {
    guard let actions = actions(isAtRight: isAtRight) else { return }
    let strip = SwipeStrip(actions, isAtRight: isAtRight) { [weak self] in self?.perform($0) }
    self.strip = strip
    insertSubview(strip, belowSubview: content)
    clipsToBounds = true
    layer.cornerRadius = handling.corners.isEmpty ? 0 : handling.cornerRadius
    layer.cornerCurve = .continuous
    layer.maskedCorners = handling.corners
    handling.onOpen?(self)
  }

  private func move(to wanted: CGFloat) {
    guard let strip else { return }
    offset = strip.offset(wanted, rowWidth: bounds.width)
    strip.place(offset, in: bounds)
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func settle(at offset: CGFloat, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: Self.settling, delay: 0, options: .allowUserInteraction,
      animations: { self.move(to: offset) }, completion: { _ in completion?() })
  }

  private func release(velocity: CGFloat) {
    guard let strip else { return }
    if strip.isFull(offset, rowWidth: bounds.width), let first = strip.actions.actions.first {
      return perform(first)
    }
    let speed = strip.isAtRight ? -velocity : velocity
    let isFar = abs(offset) > abs(strip.openOffset) / 2
    if speed > 100 || (isFar && speed >= -100) { settle(at: strip.openOffset) } else { close() }
  }

  /// Shows the button that deletes the row.
  private func tapMark() {
    guard handling.controls.leading == .delete, strip == nil else { return }
    begin(isAtRight: effectiveUserInterfaceLayoutDirection != .rightToLeft)
    if let strip { settle(at: strip.openOffset) }
  }

  /// Puts the buttons away.
  func close() {
    guard let strip else { return }
    self.strip = nil
    handling.onClose?(self)
    UIView.animate(
      withDuration: Self.settling, delay: 0, options: .allowUserInteraction,
      animations: {
        self.offset = 0
        strip.place(0, in: self.bounds)
        self.setNeedsLayout()
        self.layoutIfNeeded()
      },
      completion: { _ in
        strip.removeFromSuperview()
        guard self.strip == nil else { return }
        self.clipsToBounds = false
        self.layer.cornerRadius = 0
      })
  }

  /// A row that is deleted goes as it is; one that stays closes.
  private func perform(_ action: RowAction) {
    guard action.isDestructive else {
      action.perform()
      return close()
    }
    withAnimation { action.perform() }
    UIApplication.shared.clock.schedule(after: Self.settling) { [weak self] in self?.close() }
  }
}
