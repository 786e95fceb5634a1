/// One push or pop on its way: the two screens, the dimming between them, and the bar
/// (APPEARANCE 6).
@MainActor
final class NavigationTransition {
  private static let retreat: CGFloat = 0.3
  private static let dimming: CGFloat = 0.1
  private static let shadowWidth: CGFloat = 9

  let from: UIViewController
  let to: UIViewController
  let isPush: Bool
  let isAnimated: Bool

  private let container: UIView
  private let bar: UINavigationBar
  private let dim = UIView()
  private let shadow: EdgeShadow
  /// The bar's frame before and after.
  private var barFrames: (before: CGRect, after: CGRect)?
  private var isGroundHidden: (before: Bool, after: Bool)?
  /// A tab bar that moves along with the screen below.
  private let companion: UIView?
  /// Whether screens come from the left, as in right-to-left languages.
  private let isReversed: Bool
  /// Whether a keyboard that comes or goes meanwhile moves along.
  let takesKeyboardAlong: Bool

  init(
    from: UIViewController, to: UIViewController, isPush: Bool, isAnimated: Bool,
    container: UIView, bar: UINavigationBar, companion: UIView?, isReversed: Bool,
    takesKeyboardAlong: Bool
  ) {
    self.isReversed = isReversed
    shadow = EdgeShadow(isReversed: isReversed)
    self.from = from
    self.to = to
    self.isPush = isPush
    self.isAnimated = isAnimated
    self.container = container
    self.bar = bar
    self.companion = companion
    self.takesKeyboardAlong = takesKeyboardAlong
  }

  private var front: UIViewController { isPush ? to : from }
  private var back: UIViewController { isPush ? from : to }

  /// Puts both screens into the container, with nothing moved yet.
  func begin() {
    from.view.isMovedByTransition = true
    to.view.isMovedByTransition = true
    dim.backgroundColor = .black
    dim.isUserInteractionEnabled = false
    shadow.isUserInteractionEnabled = false
    container.insertSubview(back.view, belowSubview: front.view)
    if front.view.superview !== container { container.addSubview(front.view) }
    if let companion { container.insertSubview(companion, belowSubview: front.view) }
    container.insertSubview(dim, belowSubview: front.view)
    container.insertSubview(shadow, belowSubview: front.view)
    layOut()
  }

  func layOut() {
    dim.frame = container.bounds
    shadow.place(
      in: CGRect(
        x: isReversed ? container.bounds.maxX : container.bounds.minX - Self.shadowWidth,
        y: container.bounds.minY, width: Self.shadowWidth, height: container.bounds.height))
  }

  /// Shows the transition at 0 (not begun) … 1 (complete).
  func show(progress: CGFloat) {
    let cover = isPush ? progress : 1 - progress
    let width = container.bounds.width * (isReversed ? -1 : 1)
    let moved = CGAffineTransform(translationX: width * (1 - cover), y: 0)
    let receded = CGAffineTransform(translationX: -width * Self.retreat * cover, y: 0)
    front.view.transform = moved
    shadow.transform = moved
    back.view.transform = receded
    companion?.transform = receded
    dim.alpha = Self.dimming * cover
    showBar(progress: progress)
    if takesKeyboardAlong { UIApplication.shared.keyboard.showTravel(progress: progress) }
  }

  /// Lets the bar go from one frame to another along with the screens.
  func moveBar(from before: CGRect, to after: CGRect) {
    barFrames = (before, after)
  }

  /// Lets the bar's ground fade in or out along with the screens.
  func fadeGround(from before: Bool, to after: Bool) {
    isGroundHidden = (before, after)
  }

  /// Whether the transition decides the bar's frame, in a container of unchanged width.
  var holdsBar: Bool {
    barFrames.map { $0.after.width == container.bounds.width } ?? false
  }

  private func showBar(progress: CGFloat) {
    if let (before, after) = barFrames, before != after, holdsBar {
      bar.frame = CGRect(
        x: after.minX, y: before.minY + (after.minY - before.minY) * progress,
        width: after.width, height: before.height + (after.height - before.height) * progress)
      bar.layoutIfNeeded()
    }
    if let isGroundHidden, progress == 0 || progress == 1 {
      bar.isGroundHidden = progress == 1 ? isGroundHidden.after : isGroundHidden.before
    }
    bar.setTransition(progress: progress, isForward: isPush)
  }

  /// Takes out what belongs to the transition alone.
  func end() {
    if takesKeyboardAlong { UIApplication.shared.keyboard.endTravel() }
    from.view.isMovedByTransition = false
    to.view.isMovedByTransition = false
    dim.removeFromSuperview()
    shadow.removeFromSuperview()
    front.view.transform = .identity
    back.view.transform = .identity
    companion?.transform = .identity
  }
}

/// The faint shadow before the edge of the screen in front (APPEARANCE 6).
@MainActor
private final class EdgeShadow: UIView {
  private static let darkness: CGFloat = 0.04
  private static let steps = 9

  private let isReversed: Bool

  init(isReversed: Bool) {
    self.isReversed = isReversed
    super.init(frame: .zero)
    layer.needsDisplayOnBoundsChange = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let width = bounds.width / CGFloat(Self.steps)
    for step in 0..<Self.steps {
      let part = CGFloat(isReversed ? Self.steps - step : step + 1) / CGFloat(Self.steps)
      context.setFillColor(CGColor(gray: 0, alpha: Self.darkness * part * part))
      context.fill(
        CGRect(x: width * CGFloat(step), y: 0, width: width, height: bounds.height))
    }
  }
}
