/// How frames choose their size: fixed, or between a least and a most.
struct FrameRule: Equatable {
  /// One axis of a frame.
  struct Span: Equatable {
    /// A fixed length.
    var fixed: CGFloat?
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    /// What the content is offered.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
      if let fixed { return fixed }
      guard let length = proposal ?? ideal else { return nil }
      return max(least ?? -.infinity, min(length, most ?? .infinity))
    }

    /// The frame's own length. Where a bound is missing, the content's length stands in for it.
    func length(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
      if let fixed { return fixed }
      guard least != nil || most != nil || ideal != nil else { return content }
      let lower = least ?? min(content, most ?? .infinity)
      let upper = max(lower, most ?? content)
      guard let length = proposal ?? ideal else { return max(lower, min(content, upper)) }
      return max(lower, min(length, upper))
    }
  }

  var width = Span()
  var height = Span()

  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  func size(_ proposal: ProposedViewSize, content: CGSize) -> CGSize {
    CGSize(
      width: width.length(proposal.width, content: content.width),
      height: height.length(proposal.height, content: content.height))
  }
}
