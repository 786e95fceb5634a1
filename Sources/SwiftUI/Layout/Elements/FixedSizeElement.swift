/// Keeps an element at its ideal size.
final class FixedSizeElement: WrapperElement {
  var axes: Axis.Set = [] { didSet { if axes != oldValue { invalidate() } } }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    content.size(
      in: ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height))
  }
}
