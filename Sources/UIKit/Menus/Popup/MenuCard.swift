/// The card of a menu, with its rows below each other; it scrolls where there is too little room.
@MainActor
final class MenuCard: UIView {
  private let scrollView = UIScrollView()
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private var places: [(view: UIView, height: CGFloat)] = []
  /// Hairlines between rows, and where they are.
  private var lines: [(view: UIView, bottom: CGFloat)] = []

  /// How high the card is with all of its rows.
  let naturalHeight: CGFloat

  /// - Parameters:
  ///   - parts: what is in it, from top to bottom.
  ///   - choose: told what was tapped.
  init(_ parts: [MenuPart], choose: @escaping @MainActor (MenuPart) -> Void) {
    let isIndented = parts.contains(where: \.hasState)
    var height: CGFloat = 0
    for (index, part) in parts.enumerated() {
      let view: UIView
      let partHeight: CGFloat
      switch part {
      case .header(let title):
        view = MenuHeader(title, inset: isIndented ? MenuMetrics.checkedInset : MenuMetrics.inset)
        partHeight = MenuMetrics.headerHeight
      case .band:
        view = UIView()
        view.backgroundColor = MenuMetrics.band
        partHeight = MenuMetrics.bandHeight
      case .action, .submenu:
        guard let row = MenuRow(part, isIndented: isIndented) else { continue }
        row.addAction(UIAction { _ in choose(part) }, for: .touchUpInside)
        view = row
        partHeight = row.height(MenuMetrics.width)
        if index > 0, parts[index - 1].isRow { lines.append((Self.line(), height)) }
      }
      places.append((view, partHeight))
      height += partHeight
    }
    naturalHeight = height
    super.init(frame: .zero)
    accessibilityIdentifier = "menu"
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    material.clipsToBounds = true
    material.layer.cornerRadius = MenuMetrics.cornerRadius
    material.layer.cornerCurve = .continuous
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = false
    addSubview(material)
    material.contentView.addSubview(scrollView)
    for place in places { scrollView.addSubview(place.view) }
    for line in lines { scrollView.addSubview(line.view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private static func line() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    return line
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath =
      UIBezierPath(
        roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius
      ).cgPath
    material.frame = bounds
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: bounds.width, height: naturalHeight)
    var y: CGFloat = 0
    for (view, height) in places {
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    let pixel = 1 / UIScreen.main.scale
    for (view, bottom) in lines {
      view.frame = CGRect(x: 0, y: bottom - pixel, width: bounds.width, height: pixel)
    }
  }
}

/// The title of a menu or a group.
private final class MenuHeader: UIView {
  private let label = UILabel()
  private let inset: CGFloat

  init(_ title: String, inset: CGFloat) {
    self.inset = inset
    super.init(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isRightToLeft ? MenuMetrics.inset : inset, y: 0,
      width: bounds.width - inset - MenuMetrics.inset, height: bounds.height)
  }
}
