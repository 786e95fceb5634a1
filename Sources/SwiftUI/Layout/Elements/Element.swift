/// What takes part in layout: chooses a size when offered one, and is placed. Sizes are kept
/// until the element or one inside it changes.
@MainActor
class Element: LayoutItem {
  /// The element around this one. Not weak: weak references would make those to elements slow.
  private(set) unowned var container: Element?
  private var containerID: ObjectIdentifier?
  private var adopted: [Element] = []

  private var knownSizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var isInvalid = true

  // MARK: To override

  /// The size it chooses.
  func computeSize(in proposal: ProposedViewSize) -> CGSize { .zero }

  /// Puts its views where they belong. `frame` is in the space of the context.
  func placeViews(in frame: CGRect, _ context: PlaceContext) {}

  func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  var layoutPriority: Double { 0 }
  var hasNoSpacing: Bool { false }
  /// What is in front of what.
  var zIndex: Double { 0 }

  /// The axis of the stack that it is in; `nil` outside stacks.
  func setStackAxis(_ axis: Axis?) {}

  /// How far from its place it is shown, points.
  var displacement: CGSize { .zero }

  /// The view that says where touches count, if not everywhere.
  var hitView: HitShapeView? { nil }

  /// The view that stands for the element by itself, if there is one.
  var ownView: UIView? { nil }

  /// The control that it is, if all of its row takes taps.
  var pressElement: PressElement? { nil }

  /// What it says to the list that it is a row of.
  var rowTraits: RowTraits? { nil }
  /// What it wants as a cell of a grid.
  var gridCell: GridCell { GridCell() }

  /// What it hands to the layout around.
  var layoutValues: [ObjectIdentifier: Any] { [:] }

  /// A value given with `tag(_:)`.
  var tag: AnyHashable? { nil }

  // MARK: Size

  /// How many sizes are kept: the least, the most and the ones in use.
  private static let capacity = 6

  final func size(in proposal: ProposedViewSize) -> CGSize {
    for known in knownSizes where known.proposal == proposal { return known.size }
    let size = computeSize(in: proposal)
    if knownSizes.count >= Self.capacity { knownSizes.removeFirst() }
    knownSizes.append((proposal, size))
    isInvalid = false
    return size
  }

  /// Where it was placed last, in the space of the scroll view or the screen that it is in.
  private(set) final var placedFrame: CGRect?
  private var placedSafeArea: SafeArea?
  private var placedSurroundings: Surroundings?
  private var needsPlacement = true

  /// Places the element, unless nothing has changed since the last time.
  final func place(in frame: CGRect, _ context: PlaceContext) {
    if context.target.isStructureKnown, !needsPlacement, placedFrame == frame,
      placedSafeArea == context.safeArea, placedSurroundings == context.surroundings
    {
      return
    }
    placedFrame = frame
    placedSafeArea = context.safeArea
    placedSurroundings = context.surroundings
    needsPlacement = false
    placeViews(in: frame, context)
  }

  /// To be called after something has changed that is shown, but takes no part in layout.
  final func setNeedsPlacement() {
    var element: Element? = self
    while let current = element, !current.needsPlacement {
      current.needsPlacement = true
      element = current.container
    }
  }

  /// To be called after something has changed that the size or the place of the views depends on.
  func invalidate() {
    if !knownSizes.isEmpty { knownSizes.removeAll(keepingCapacity: true) }
    layoutDidBecomeInvalid()
    setNeedsPlacement()
    guard !isInvalid else { return }
    isInvalid = true
    container?.invalidate()
  }

  /// Invalidates the element if it would choose other sizes than those that are kept.
  final func invalidateIfSizeChanged() {
    for known in knownSizes where computeSize(in: known.proposal) != known.size {
      return invalidate()
    }
  }

  /// Lets go of what was computed.
  func layoutDidBecomeInvalid() {}

  /// The elements inside.
  var innerElements: [Element] { adopted }

  /// Takes in elements.
  final func adopt(_ elements: [Element]) {
    adopted = elements
    let id = ObjectIdentifier(self)
    for element in elements {
      element.container = self
      element.containerID = id
    }
    setNeedsPlacement()
  }

  isolated deinit {
    let id = ObjectIdentifier(self)
    for element in adopted where element.containerID == id {
      element.container = nil
      element.containerID = nil
    }
  }
}

@MainActor
extension [Element] {
  /// The places of the elements from the back to the front.
  var drawingOrder: [Int] {
    guard contains(where: { $0.zIndex != 0 }) else { return [Int](indices) }
    return indices.sorted { (self[$0].zIndex, $0) < (self[$1].zIndex, $1) }
  }
}
