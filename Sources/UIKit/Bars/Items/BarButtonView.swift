/// Shows a bar button item and carries out its action.
@MainActor
final class BarButtonView: UIControl {
  private static let pressedAlpha: CGFloat = 0.2
  /// By how much a finger may miss it sideways.
  private static let slop: CGFloat = 8

  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView(image: nil)

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    layer.needsDisplayOnBoundsChange = true
    label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    label.text = item.title
    label.isUserInteractionEnabled = false
    if let view = item.customView {
      addSubview(view)
    } else if item.image != nil {
      picture.image = item.barImage(item.image)
      picture.isUserInteractionEnabled = false
      addSubview(picture)
    } else {
      addSubview(label)
    }
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    if item.tintColor != nil { tintColor = item.tintColor }
    if item.primaryAction != nil, item.menu != nil { openMenuAfterLongPress() }
    updateInk()
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func openMenuAfterLongPress() {
    addGestureRecognizer(
      UILongPressGestureRecognizer { [weak self] press in
        guard let self, press.state == .began, isEnabled, let menu = item.menu else { return }
        MenuPopover.open(menu, from: self)
      })
  }

  override var ownsSingleTaps: Bool { item.customView == nil }

  private var ink: UIColor { isEnabled ? tintColor : .tertiaryLabel }

  private func updateInk() {
    label.textColor = ink
    picture.tintColor = ink
    for view in [label, picture] { view.alpha = isHighlighted ? Self.pressedAlpha : 1 }
    setNeedsDisplay()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateInk()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateInk()
  }

  private var glyph: UIBarButtonItem.SystemItem? {
    guard item.customView == nil, item.image == nil, let system = item.systemItem,
      system.word == nil,
      !system.isSpace
    else { return nil }
    return system
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let view = item.customView {
      let wanted = view.intrinsicContentSize
      return CGSize(
        width: item.width > 0 ? item.width : wanted.width >= 0 ? wanted.width : view.bounds.width,
        height: wanted.height >= 0 ? wanted.height : view.bounds.height)
    }
    if item.width > 0 { return CGSize(width: item.width, height: size.height) }
    if item.systemItem?.isSpace == true { return CGSize(width: 0, height: size.height) }
    if let image = item.image { return CGSize(width: image.size.width, height: size.height) }
    let width = glyph.map { BarGlyph.width(of: $0) } ?? label.sizeThatFits(size).width
    return CGSize(width: width, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let view = item.customView {
      let size = sizeThatFits(bounds.size)
      view.frame = CGRect(
        x: 0, y: UIScreen.main.rounded(bounds.midY - size.height / 2), width: bounds.width,
        height: size.height)
    } else if let size = picture.image?.size {
      picture.frame = CGRect(
        x: UIScreen.main.rounded(bounds.midX - size.width / 2),
        y: UIScreen.main.rounded(bounds.midY - size.height / 2), width: size.width,
        height: size.height)
    } else {
      let height = label.sizeThatFits(bounds.size).height
      label.frame = CGRect(
        x: 0, y: UIScreen.main.rounded(bounds.midY - height / 2), width: bounds.width,
        height: height)
    }
  }

  override func draw(_ rect: CGRect) {
    guard let glyph, let context = UIGraphicsGetCurrentContext() else { return }
    let color = isHighlighted ? ink.withAlphaComponent(Self.pressedAlpha) : ink
    BarGlyph.draw(
      glyph,
      at: CGPoint(
        x: bounds.midX - BarGlyph.side / 2,
        y: UIScreen.main.rounded(bounds.midY - BarGlyph.side / 2)),
      ink: color.cgColor, in: context)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.slop, dy: 0).contains(point)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    if let action = item.primaryAction {
      action.perform(from: item)
    } else if let menu = item.menu {
      MenuPopover.open(menu, from: self)
    }
  }
}

extension UIScreen {
  /// A coordinate in points on the nearest pixel edge.
  func rounded(_ value: CGFloat) -> CGFloat {
    (value * scale).rounded() / scale
  }
}
