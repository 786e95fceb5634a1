/// Turns at the top of a scroll view that was pulled down, while its content is fetched anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private static let room: CGFloat = 60
  private static let side: CGFloat = 28
  /// How far the content is pulled before it is fetched, points (estimated).
  private static let threshold: CGFloat = 90
  /// How far the content is pulled before the first spoke appears, points (estimated).
  private static let start: CGFloat = 18
  private static let endDuration: TimeInterval = 0.3
  private static let titleFont = UIFont.systemFont(ofSize: 12)
  private static let titleGap: CGFloat = 4

  private let spokes = SpokesView()
  private let titleLabel = UILabel()
  /// Whether the content has to be let back to its start before it can be pulled again.
  private var isSpent = false

  /// The scroll view that it belongs to.
  weak var scrollView: UIScrollView?

  /// How far above its usual place it is, points: beside a large title.
  var rise: CGFloat = 0 {
    didSet { if rise != oldValue { follow() } }
  }

  /// Whether the content is being fetched.
  open private(set) var isRefreshing = false

  /// Words below the spokes.
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// A control; the frame does not count.
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
    isUserInteractionEnabled = false
    titleLabel.font = Self.titleFont
    titleLabel.textAlignment = .center
    titleLabel.textColor = .secondaryLabel
    addSubview(spokes)
    addSubview(titleLabel)
    updateLook()
  }

  // MARK: Refreshing

  /// Shows that the content is being fetched, as though it had been pulled; tells nobody and
  /// does not scroll.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    updateLook()
    guard let scrollView else { return }
    let offset = scrollView.contentOffset
    scrollView.refreshInset = Self.room
    scrollView.contentOffset = offset
    follow()
  }

  /// Goes, once the content was fetched.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isSpent = true
    UIView.animate(
      withDuration: Self.endDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.scrollView?.refreshInset = 0
        self.follow()
      },
      completion: { _ in
        if !self.isRefreshing { self.updateLook() }
        self.follow()
      })
  }

  // MARK: The pull

  private var pull: CGFloat {
    guard let scrollView else { return 0 }
    let start = scrollView.adjustedContentInset.top - scrollView.refreshInset
    return -start - scrollView.contentOffset.y
  }

  /// Follows the content of the scroll view.
  func follow() {
    guard let scrollView else { return }
    let top = scrollView.adjustedContentInset.top - scrollView.refreshInset
    let frame = CGRect(
      x: 0, y: scrollView.contentOffset.y + top - rise, width: scrollView.bounds.width,
      height: Self.room)
    if self.frame != frame { self.frame = frame }
    let pull = pull
    if isRefreshing {
      alpha = min(1, max(0, pull / Self.room))
      return
    }
    alpha = pull > 0 ? 1 : 0
    if pull <= 0 { isSpent = false }
    guard !isSpent else {
      alpha = min(1, max(0, pull / Self.room))
      return
    }
    spokes.completeness = min(1, max(0, (pull - Self.start) / (Self.threshold - Self.start)))
    if pull >= Self.threshold, scrollView.isTracking, isEnabled { trigger() }
  }

  private func trigger() {
    isRefreshing = true
    updateLook()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Keeps room for itself where the content comes to rest.
  func fingerWillLetGo() {
    if isRefreshing { scrollView?.refreshInset = Self.room }
  }

  // MARK: Looks

  private func updateLook() {
    spokes.ink = ownTintColor ?? SpokesView.standardInk
    if isRefreshing {
      spokes.completeness = 1
      spokes.startTurning()
    } else {
      spokes.stopTurning()
    }
  }

  /// Shows the spokes in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  /// Places spokes and words.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = attributedTitle == nil ? .zero : titleLabel.sizeThatFits(bounds.size)
    let height = Self.side + (size.height > 0 ? Self.titleGap + size.height : 0)
    let top = UIScreen.main.rounded((bounds.height - height) / 2)
    spokes.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    spokes.center = CGPoint(x: bounds.midX, y: top + Self.side / 2)
    titleLabel.frame = CGRect(
      x: 0, y: top + Self.side + Self.titleGap, width: bounds.width, height: size.height)
  }

  /// 60 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.room)
  }
}
