/// Room that grows along the stack.
final class SpacerElement: Element {
  var minLength: CGFloat? { didSet { if minLength != oldValue { invalidate() } } }
  private var axis: Axis?

  override var hasNoSpacing: Bool { true }

  /// All others are served first.
  override var layoutPriority: Double { -.infinity }

  override func setStackAxis(_ axis: Axis?) {
    self.axis = axis
    invalidate()
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? StackRule.defaultSpacing
    var size = CGSize.zero
    for own in Axis.allCases where axis == nil || axis == own {
      size[own] = max(least, proposal[own] ?? 0)
    }
    return size
  }
}
