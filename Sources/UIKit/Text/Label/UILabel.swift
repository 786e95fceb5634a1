/// Shows text that is not edited.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  var content = StyledText("", font: .systemFont(ofSize: UIFont.labelFontSize))
  private var plainText: String?
  private var attributed: NSAttributedString?
  var cache = TextLayoutCache()

  /// A label with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Text

  /// What is shown.
  open var text: String? {
    get { plainText }
    set {
      guard newValue != plainText || attributed != nil else { return }
      plainText = newValue
      attributed = nil
      contentDidChange()
    }
  }

  /// What is shown, with fonts and colours of its own. Where it names none it has those of the
  /// label. Setting it gives the label the font, colour, alignment and line breaking of the first
  /// character, as in UIKit.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? plainText.map {
          NSAttributedString(
            string: $0, attributes: [.font: ownFont, .foregroundColor: ownTextColor])
        }
    }
    set {
      attributed = newValue?.copy() as? NSAttributedString
      plainText = newValue?.string
      takeOnFirstAttributes()
      contentDidChange()
    }
  }

  var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownTextColor = UIColor.label

  /// The font; 17 points until set. Setting it changes attributed text as well.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      apply(.font, ownFont)
      contentDidChange()
    }
  }

  /// The ink. Setting it changes attributed text as well.
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      apply(.foregroundColor, ownTextColor)
      if attributed != nil { contentDidChange() }
      setNeedsDisplay()
    }
  }

  private var ownAlignment = NSTextAlignment.natural
  private var ownLineBreakMode = NSLineBreakMode.byTruncatingTail

  /// Where lines stand between left and right. Setting it changes attributed text as well.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      let isChange = newValue != ownAlignment
      ownAlignment = newValue
      applyToParagraphs { $0.alignment = newValue }
      if isChange { setNeedsDisplay() }
    }
  }

  /// What happens to text that is wider than the label. Setting it changes attributed text as
  /// well.
  open var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set {
      let isChange = newValue != ownLineBreakMode
      ownLineBreakMode = newValue
      applyToParagraphs { $0.lineBreakMode = newValue }
      if isChange { measureDidChange() }
    }
  }

  /// The most lines; 0 for as many as it takes.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { measureDidChange() } }
  }

  /// Width in points for which text of several lines is measured; 0 for the width that layout
  /// gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { measureDidChange() } }
  }

  /// Whether a font made by `preferredFont(forTextStyle:)` or by `UIFontMetrics` follows changes
  /// of the text size by itself.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { followTextSize() } }
  }

  private func followTextSize() {
    let adapted = ownFont.adapted(to: traitCollection.preferredContentSizeCategory)
    if adapted !== ownFont { font = adapted }
  }

  // MARK: Fitting

  /// Whether the text is made smaller where it would not fit.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest part of its size to which text is made smaller; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// Where text that was made smaller stands.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  // MARK: Looks

  /// A disabled label is paler.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text has its highlighted ink.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The ink while highlighted; without one it stays the same.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of a copy of the text behind it.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Where that copy is, in points from the text.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  // MARK: Size

  /// The size of the text. Text of several lines is measured for `preferredMaxLayoutWidth`, if
  /// that is set; constraints measure its height again for the width that they give.
  open override var intrinsicContentSize: CGSize {
    let isLimited = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return size(forWidth: isLimited ? preferredMaxLayoutWidth : .infinity)
  }

  override var isIntrinsicHeightDependentOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat {
    size(forWidth: width).height
  }

  /// The size of the text within the width of `size`; a single line is not limited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  private func size(forWidth width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .infinity),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// Where the text stands in `bounds` when it starts at the top, rounded up to pixels.
  /// Subclasses may add room around it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let fitted = fittedLayout(in: bounds.size, lineLimit: numberOfLines).layout
    let grid = PixelGrid(scale: UIScreen.main.scale)
    // Only where there is an edge does white space at the end hang out.
    let width =
      bounds.width.isFinite
      ? fitted.size.width : fitted.lines.reduce(0) { max($0, $1.fullWidth) }
    let size = CGSize(
      width: min(grid.ceil(width), bounds.width),
      height: min(grid.ceil(fitted.size.height), bounds.height))
    guard bounds.width.isFinite else { return CGRect(origin: bounds.origin, size: size) }
    let spare = bounds.width - size.width
    let x: CGFloat =
      switch resolvedAlignment {
      case .center: grid.round(spare / 2)
      case .right: spare
      case .left, .justified, .natural: 0
      }
    return CGRect(
      x: bounds.minX + x, y: bounds.minY, width: size.width, height: size.height)
  }

  override var firstBaselineOffset: CGFloat? { baselines(in: bounds.size).first }

  override var lastBaselineOffset: CGFloat? { baselines(in: bounds.size).last }

  override var firstBaselineFont: UIFont? { content.runs.first.map { UIFont(face: $0.face) } }

  override var lastBaselineFont: UIFont? { content.runs.last.map { UIFont(face: $0.face) } }

  // MARK: Drawing

  /// Draws the text into the bounds.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text into a rectangle of the label, in the middle between top and bottom.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
    let (layout, factor) = fittedLayout(in: rect.size, lineLimit: numberOfLines)
    guard !layout.lines.isEmpty else { return }
    let origin = CGPoint(x: rect.minX, y: rect.minY + top(of: layout, factor: factor, in: rect))
    let isOverflowing =
      layout.size.height > rect.height || layout.lines.contains { $0.fullWidth > rect.width }
    context.saveGState()
    if isOverflowing { context.clip(to: bounds) }
    if let shadowColor {
      let moved = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      layout.draw(
        in: context, at: moved, looks: content.looks, ink: .black,
        override: shadowColor.cgColor)
    }
    layout.draw(
      in: context, at: origin, looks: content.looks, ink: ink.cgColor, override: overridingInk)
    context.restoreGState()
  }

  private var ink: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? ownTextColor : paler(ownTextColor)
  }

  /// The one ink for all runs while a state hides their own colours.
  private var overridingInk: CGColor? {
    isEnabled && !(isHighlighted && highlightedTextColor != nil) ? nil : ink.cgColor
  }

  private func paler(_ color: UIColor) -> UIColor {
    color.withAlphaComponent(color.cgColor.alpha * 0.3)
  }

  /// Draws anew in the colours of the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { followTextSize() }
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection {
      setNeedsDisplay()
    }
  }

  // MARK: Attributes

  private func apply(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(string: "")
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      changed.append(
        NSAttributedString(
          string: attributed.attributedSubstring(from: range).string,
          attributes: attributes.merging([key: value]) { $1 }))
    }
    self.attributed = changed
  }

  /// Changes the paragraph styles that attributed text has.
  private func applyToParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let attributed, attributed.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: attributed.length)
    var isChanged = false
    attributed.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      change(style)
      changed.addAttribute(.paragraphStyle, value: style, range: range)
      isChanged = true
    }
    guard isChanged else { return }
    self.attributed = changed
    contentDidChange()
  }

  private func takeOnFirstAttributes() {
    guard let attributed, attributed.length > 0 else { return }
    let first = attributed.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { ownFont = font }
    if let color = first[.foregroundColor] as? UIColor { ownTextColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      if style.alignment != .natural { ownAlignment = style.alignment }
      ownLineBreakMode = style.lineBreakMode
    }
  }

  private func contentDidChange() {
    if let attributed {
      content = StyledText(attributed, font: ownFont)
    } else {
      content = StyledText(plainText ?? "", font: ownFont)
    }
    measureDidChange()
  }

  private func measureDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
