/// The part of a view that the keyboard covers; where there is none, the strip below the safe
/// area. Constraints to its top edge move with the keyboard (FACTS 5.1).
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// How close to an edge a keyboard that floats is near it, points. Apple's is not published.
  private static let nearness: CGFloat = 60

  /// Whether the guide is also the frame of a keyboard that floats or is undocked. Otherwise
  /// such a keyboard counts as hidden.
  public var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { placeDidChange() } }
  }

  /// Whether the guide ends at the safe area while no keyboard is there; otherwise it has no
  /// height then.
  public var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { placeDidChange() } }
  }

  /// How far above the keyboard a drag that puts it away begins, points: the height of a bar
  /// that stands on the guide. Less than nothing counts as nothing.
  public var keyboardDismissPadding: CGFloat = 0

  /// The place that holds until the keyboard has moved.
  private var heldPlace: LayoutPlace?

  override init() {
    super.init()
    identifier = "UIViewKeyboardLayoutGuide"
    UIApplication.shared.keyboard.register(self)
  }

  required init?(coder: NSCoder) {
    nil
  }

  public override var layoutFrame: CGRect {
    guard let owningView, let place = fixedPlace else { return .zero }
    let bounds = owningView.bounds
    guard let x = place.horizontal.start, let width = place.horizontal.length,
      let y = place.vertical.start
    else {
      let height = place.vertical.length ?? 0
      return CGRect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
    return CGRect(
      x: bounds.minX + x, y: bounds.minY + y, width: width, height: place.vertical.length ?? 0)
  }

  override var isTracking: Bool { true }

  override var fixedPlace: LayoutPlace? {
    guard let owningView else { return nil }
    if let heldPlace { return heldPlace }
    if let frame = undockedFrame(in: owningView) {
      return LayoutPlace(
        horizontal: LayoutSpan(start: frame.minX, length: frame.width),
        vertical: LayoutSpan(start: frame.minY, length: frame.height))
    }
    let frame = isDocked ? UIApplication.shared.keyboard.currentFrame : nil
    return LayoutPlace(
      horizontal: LayoutSpan(start: 0, end: 0),
      vertical: LayoutSpan(length: height(in: owningView, above: frame), end: 0))
  }

  override func solutionDidChange() {}

  /// Of a docked or hidden keyboard at `frame` on the screen: from the higher of its top and the
  /// bottom of the safe area down to the bottom edge of the view.
  private func height(in view: UIView, above frame: CGRect?) -> CGFloat {
    let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard view.window != nil, let frame else { return rest }
    return max(rest, view.bounds.maxY - frame.applying(view.toScreen.inverted()).minY)
  }

  private func placeDidChange() {
    updateTrackedConstraints()
    if let state = itemRecord.state { state.engine?.noteStalePlace(state) }
  }

  private func undockedFrame(in view: UIView) -> CGRect? {
    guard followsUndockedKeyboard, !isDocked, let frame = keyboardFrame(in: view) else {
      return nil
    }
    return frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
  }

  private var isDocked: Bool {
    UIApplication.shared.keyboard.currentFrame.map(KeyboardPlacement.init) == .docked
  }

  private func keyboardFrame(in view: UIView) -> CGRect? {
    guard view.window != nil, let frame = UIApplication.shared.keyboard.currentFrame else {
      return nil
    }
    return frame.applying(view.toScreen.inverted())
  }

  // MARK: Edges

  /// A docked keyboard, or none, is at the bottom; one as wide as the screen may be near the top
  /// or the bottom; one that floats near two neighbouring edges at most.
  override var nearEdges: NSDirectionalRectEdge {
    guard let owningView, let frame = undockedFrame(in: owningView) else { return .bottom }
    let size = owningView.bounds.size
    var edges: NSDirectionalRectEdge = []
    let below = size.height - frame.maxY
    if min(frame.minY, below) <= Self.nearness {
      edges.insert(frame.minY < below ? .top : .bottom)
    }
    let right = size.width - frame.maxX
    if frame.width < size.width, min(frame.minX, right) <= Self.nearness {
      let isMirrored = owningView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      edges.insert((frame.minX < right) != isMirrored ? .leading : .trailing)
    }
    return edges
  }
}

extension UIKeyboardLayoutGuide: KeyboardFollowing {
  var dismissPadding: CGFloat {
    owningView?.window?.isKeyWindow == true ? max(0, keyboardDismissPadding) : 0
  }

  /// Stays where it is until all that waits for layout was laid out without the keyboard.
  func keyboardWillMove() {
    heldPlace = itemRecord.state?.place
  }

  /// Inside the keyboard's animation: what hangs on the guide goes where the guide goes, and the
  /// guide is in every frame the higher of the keyboard's top and the edge of the safe area.
  func keyboardDidMove() {
    guard !itemRecord.references.isEmpty, let window = owningView?.window else {
      heldPlace = nil
      updateTrackedConstraints()
      return
    }
    // Before its first layout there is no place from which to move, and a screen that arrives
    // with the keyboard has its places already.
    guard let old = heldPlace, !isArriving else {
      heldPlace = nil
      updateTrackedConstraints()
      return LayerRecording.with(isArriving ? nil : LayerRecording.recorder) {
        window.layoutIfNeeded()
      }
    }
    LayerRecording.with(nil) { window.layoutIfNeeded() }
    heldPlace = nil
    updateTrackedConstraints()
    guard LayerRecording.recorder != nil, !UIApplication.shared.keyboard.fades,
      let new = fixedPlace, let oldHeight = old.dockedHeight, let newHeight = new.dockedHeight
    else {
      window.layoutIfNeeded()
      return
    }
    let recorder = FollowRecorder(
      leader: self, change: newHeight - oldHeight, duration: UIView.inheritedAnimationDuration
    ) { [weak self] time in
      Double(self?.heightStillToGo(at: time) ?? 0)
    }
    LayerRecording.with(recorder) { window.layoutIfNeeded() }
  }

  private var isArriving: Bool {
    guard let incoming = UIApplication.shared.keyboard.travel?.incoming else { return false }
    return owningView?.isDescendant(of: incoming) == true
  }

  private func heightStillToGo(at time: TimeInterval) -> CGFloat {
    guard let owningView, let height = fixedPlace?.dockedHeight else { return 0 }
    let frame = UIApplication.shared.keyboard.coveringFrame(at: time)
    return self.height(in: owningView, above: frame) - height
  }
}

extension LayoutPlace {
  /// The height of a keyboard guide at the bottom edge; `nil` of one that floats.
  fileprivate var dockedHeight: CGFloat? {
    vertical.end == nil ? nil : vertical.length
  }
}
