/// Lets an element reach into the safe area.
final class IgnoresSafeAreaElement: WrapperElement {
  var regions = SafeAreaRegions.all { didSet { if regions != oldValue { invalidate() } } }
  var edges = Edge.Set.all { didSet { if edges != oldValue { invalidate() } } }

  override var ownView: UIView? { content.ownView }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    var context = context
    let growth = context.safeArea.growth(of: frame, ignoring: regions, at: edges)
    context.safeArea = context.safeArea.ignoring(regions, at: edges)
    let room = frame.outset(by: growth)
    guard growth != EdgeInsets() else { return content.place(in: frame, context) }
    let size = content.size(in: ProposedViewSize(room.size))
    content.place(in: room.middle(size), context)
  }
}
