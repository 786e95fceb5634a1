/// A rectangle that takes part in layout without being drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide was added to.
  public internal(set) weak var owningView: UIView?

  /// A name for logs.
  open var identifier = ""

  let itemRecord = LayoutItemRecord()

  /// A guide that belongs to no view yet.
  public override init() {
    super.init()
  }

  /// A guide from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The guide in its owner's own space, as of the last layout pass, on whole pixels.
  public var layoutFrame: CGRect { itemRecord.state?.pixelRect ?? .zero }

  /// Whether the guide must be looked at in every pass since nothing tells of its moves.
  var isTracking: Bool { false }

  /// Where something else than constraints puts the guide.
  var fixedPlace: LayoutPlace? { nil }

  /// Told when the solver has moved or resized the guide.
  func solutionDidChange() {
    owningView?.setNeedsLayout()
  }
}
