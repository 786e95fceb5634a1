/// An element around another one, which by itself changes nothing.
class WrapperElement: Element {
  let content: Element

  init(_ content: Element) {
    self.content = content
    super.init()
    adopt([content])
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    content.size(in: proposal)
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    content.place(in: frame, context)
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    content.guide(key, in: size)
  }

  override var layoutPriority: Double { content.layoutPriority }
  override var hitView: HitShapeView? { content.hitView }
  override var zIndex: Double { content.zIndex }
  override var hasNoSpacing: Bool { content.hasNoSpacing }
  override var layoutValues: [ObjectIdentifier: Any] { content.layoutValues }
  override var gridCell: GridCell { content.gridCell }
  override var tag: AnyHashable? { content.tag }
  override var pressElement: PressElement? { content.pressElement }
  override var rowTraits: RowTraits? { content.rowTraits }
  override func setStackAxis(_ axis: Axis?) { content.setStackAxis(axis) }
}
