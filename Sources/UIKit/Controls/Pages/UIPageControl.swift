/// A row of dots, one for each page (APPEARANCE 5.8).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16
  /// The natural width of `n` pages is 20 `n` + 56, as interface files have it since iOS 14.
  private static let widthPerPage: CGFloat = 20
  private static let widthAround: CGFloat = 56
  private static let height: CGFloat = 26

  /// How far a finger moves before it turns pages, points.
  private static let scrubDistance: CGFloat = 8

  private var hasScrubbed = false
  private var startOfTouch: CGFloat = 0

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The page that is shown, kept among those that there are. Setting it tells nobody.
  open var currentPage = 0 {
    didSet {
      let page = min(max(0, currentPage), max(0, numberOfPages - 1))
      if page != currentPage { currentPage = page }
      setNeedsDisplay()
    }
  }

  /// Whether a single page has no dot.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// Whether a finger that moves along the dots turns pages.
  open var allowsContinuousInteraction = true
  /// The other pages' dots; a tertiary label colour unless set.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The current page's dot; the label colour unless set.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// A control with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
  }

  /// The size in points that suits a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: Self.widthPerPage * CGFloat(max(0, pageCount)) + Self.widthAround,
      height: Self.height)
  }

  // MARK: Touches

  override var ownsSingleTaps: Bool { true }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Waits for a tap or a movement along the dots.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasScrubbed = false
    startOfTouch = touch.location(in: self).x
    return numberOfPages > 1
  }

  /// Turns to the page under the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    guard allowsContinuousInteraction,
      hasScrubbed || abs(x - startOfTouch) >= Self.scrubDistance
    else { return true }
    let place = (x - bounds.midX) * (isMirrored ? -1 : 1)
    let middle = CGFloat(numberOfPages - 1) / 2
    let page = Int((place / Self.pitch + middle).rounded())
    hasScrubbed = true
    turn(to: page, with: event)
    return true
  }

  /// A tap turns one page, towards the side where it was.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard !hasScrubbed, isTouchInside, let touch else { return }
    let isForward = (touch.location(in: self).x >= bounds.midX) != isMirrored
    turn(to: currentPage + (isForward ? 1 : -1), with: event)
  }

  private func turn(to page: Int, with event: UIEvent?) {
    let old = currentPage
    currentPage = page
    if currentPage != old { sendActions(for: .valueChanged, with: event) }
  }

  // MARK: Looks

  /// Draws the dots.
  open override func draw(_ rect: CGRect) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0),
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let grid = PixelGrid(scale: UIScreen.main.scale)
    let start = bounds.midX - (CGFloat(numberOfPages - 1) * Self.pitch + Self.dot) / 2
    for place in visiblePlaces(from: start) {
      let page = isMirrored ? numberOfPages - 1 - place : place
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      context.setFillColor(color.cgColor)
      context.fillEllipse(
        in: CGRect(
          x: grid.round(start + CGFloat(place) * Self.pitch),
          y: grid.round(bounds.midY - Self.dot / 2), width: Self.dot, height: Self.dot))
    }
  }

  /// The dots that are inside the bounds, counted from the left one, which is at `start`.
  private func visiblePlaces(from start: CGFloat) -> Range<Int> {
    let first = max(0, ((bounds.minX - start) / Self.pitch).rounded(.up))
    let last = min(
      CGFloat(numberOfPages - 1), ((bounds.maxX - Self.dot - start) / Self.pitch).rounded(.down))
    return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
  }

  // MARK: Size

  /// 20 points for each page and 56 more, 26 high.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
