/// What a navigation bar shows for one item: back button, buttons, title and large title.
@MainActor
final class NavigationItemView: UIView {
  private static let buttonFade: TimeInterval = 0.12
  private static let spacing: CGFloat = 16
  private static let titleGap: CGFloat = 6
  private static let largeBaseline: CGFloat = 12
  private static let promptFont = UIFont.systemFont(ofSize: 12)

  let item: UINavigationItem
  let backButton: BackButton?
  let showsLargeTitle: Bool
  private let leftViews: [BarButtonView]
  private let rightViews: [BarButtonView]
  private let prompt = UILabel()
  private let title = UILabel()
  private let largeTitle = UILabel()
  private let largeClip = UIView()
  private let rowHeight: CGFloat

  init(
    item: UINavigationItem, back: UINavigationItem?, rowHeight: CGFloat, isLarge: Bool,
    onBack: @escaping () -> Void
  ) {
    self.item = item
    self.rowHeight = rowHeight
    showsLargeTitle = isLarge
    let left = item.leftBarButtonItems ?? []
    let showsBack =
      back != nil && !item.hidesBackButton
      && (left.isEmpty || item.leftItemsSupplementBackButton)
    backButton = showsBack ? back.map { BackButton(title: $0.wordForBack) } : nil
    leftViews = left.map { BarButtonView(item: $0) }
    rightViews = (item.rightBarButtonItems ?? []).map { BarButtonView(item: $0) }
    super.init(frame: .zero)
    setUp(onBack)
  }

  /// Gives titles fonts and colours of the bar's, or else of the system's.
  func setTitleAttributes(
    _ attributes: [NSAttributedString.Key: Any], large: [NSAttributedString.Key: Any]
  ) {
    for (label, attributes, standard) in [
      (title, attributes, Self.titleFont), (largeTitle, large, BarMetrics.largeTitleFont),
    ] {
      let font = attributes[.font] as? UIFont ?? standard
      if label.font != font {
        label.font = font
        setNeedsLayout()
      }
      label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    }
  }

  private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  required init?(coder: NSCoder) {
    nil
  }

  private func setUp(_ onBack: @escaping () -> Void) {
    prompt.font = Self.promptFont
    prompt.textAlignment = .center
    prompt.text = item.prompt
    prompt.isUserInteractionEnabled = false
    addSubview(prompt)
    title.font = Self.titleFont
    title.textAlignment = .center
    title.text = item.title
    title.isUserInteractionEnabled = false
    largeTitle.font = BarMetrics.largeTitleFont
    largeTitle.text = item.title
    largeTitle.isHidden = !showsLargeTitle
    largeClip.clipsToBounds = true
    largeClip.isUserInteractionEnabled = false
    largeClip.addSubview(largeTitle)
    addSubview(largeClip)
    if let view = item.titleView { addSubview(view) } else { addSubview(title) }
    if let backButton {
      backButton.addAction(UIAction { _ in onBack() }, for: .touchUpInside)
      addSubview(backButton)
    }
    for view in leftViews + rightViews { addSubview(view) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    passLayoutDirection(to: backButton)
    let safe = safeAreaInsets
    let side = BarMetrics.sideInset(width: bounds.width)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let span = bounds.width - safe.left - safe.right
    var left: CGFloat = side
    if let backButton {
      let width = backButton.fit(backRoom(span: span))
      place(backButton, x: 0, width: width, isReversed)
      left = width + Self.spacing
    }
    left = place(leftViews, from: left, fromStart: true, span: span, isReversed)
    let right = place(rightViews, from: side, fromStart: false, span: span, isReversed)
    placeTitle(
      left: safe.left + (isReversed ? right : left),
      right: safe.right + (isReversed ? left : right))
    placeLargeTitle(side: side + safe.left, isReversed)
    let height = prompt.sizeThatFits(bounds.size).height
    prompt.frame = CGRect(
      x: safe.left + side, y: UIScreen.main.rounded((BarMetrics.prompt - height) / 2) + 2,
      width: max(0, span - 2 * side), height: item.prompt == nil ? 0 : height)
  }

  /// The room for the back button: what the title and the buttons on the right leave.
  private func backRoom(span: CGFloat) -> CGFloat {
    let titleWidth = showsLargeTitle ? 0 : title.sizeThatFits(bounds.size).width
    let half = (span - titleWidth) / 2 - Self.titleGap
    return max(half, 0)
  }

  @discardableResult
  private func place(
    _ views: [BarButtonView], from start: CGFloat, fromStart: Bool, span: CGFloat,
    _ isReversed: Bool
  ) -> CGFloat {
    var place = start
    for view in views {
      let width = view.sizeThatFits(CGSize(width: span, height: rowHeight)).width
      self.place(view, x: fromStart ? place : span - place - width, width: width, isReversed)
      place += width + (view.item.systemItem?.isSpace == true ? 0 : Self.spacing)
    }
    return views.isEmpty ? place : place - Self.spacing + Self.titleGap
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat, _ isReversed: Bool) {
    let start =
      isReversed
      ? bounds.width - safeAreaInsets.right - x - width : safeAreaInsets.left + x
    view.frame = CGRect(
      x: UIScreen.main.rounded(start), y: rowTop, width: width, height: rowHeight)
  }

  /// Where title and buttons are, points below the bar's top: below the prompt.
  private var rowTop: CGFloat { item.prompt == nil ? 0 : BarMetrics.prompt }

  /// Centred on the bar where it fits, else between what is left and right of it.
  private func placeTitle(left: CGFloat, right: CGFloat) {
    let view = item.titleView ?? title
    let room = max(bounds.width - left - right, 0)
    var size = view.intrinsicContentSize
    if size.width < 0 || size.height < 0 { size = view.bounds.size }
    size.width = min(size.width, room)
    size.height = min(size.height, rowHeight)
    let x = min(max(bounds.midX - size.width / 2, left), bounds.width - right - size.width)
    view.frame = CGRect(
      x: UIScreen.main.rounded(x),
      y: rowTop + UIScreen.main.rounded((rowHeight - size.height) / 2),
      width: size.width, height: size.height)
    title.alpha = showsLargeTitle && isExpanded ? 0 : 1
  }

  /// Whether the large title is in sight.
  private var isExpanded: Bool { bounds.height > rowTop + rowHeight + 8 }

  private func placeLargeTitle(side: CGFloat, _ isReversed: Bool) {
    guard showsLargeTitle else { return }
    largeClip.frame = CGRect(
      x: 0, y: rowTop + rowHeight, width: bounds.width,
      height: max(bounds.height - rowTop - rowHeight, 0))
    let size = largeTitle.sizeThatFits(bounds.size)
    let width = min(size.width, bounds.width - 2 * side)
    let baseline = largeClip.bounds.height - Self.largeBaseline
    largeTitle.frame = CGRect(
      x: isReversed ? bounds.width - side - width : side,
      y: UIScreen.main.rounded(baseline - largeTitle.font.ascender), width: width,
      height: size.height)
  }

  // MARK: Transition

  /// How far the item is on its way: 0 in place, 1 gone to the right, −1 to the left.
  func setDisplacement(_ displacement: CGFloat) {
    let presence = 1 - abs(displacement)
    let travel = bounds.width / 2 * displacement
    (item.titleView ?? title).transform = CGAffineTransform(translationX: travel, y: 0)
    largeTitle.transform = CGAffineTransform(translationX: 2 * travel, y: 0)
    alpha = presence
    // Buttons that leave are gone before those that come are in the same place.
    UIView.animate(
      withDuration: Self.buttonFade, delay: 0,
      options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseOut],
      animations: {
        for view in self.leftViews + self.rightViews { view.alpha = max(2 * presence - 1, 0) }
      })
  }
}
