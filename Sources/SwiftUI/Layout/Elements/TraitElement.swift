/// Gives an element a priority, a tag or lines of alignment.
final class TraitElement: WrapperElement {
  var priority: Double? { didSet { if priority != oldValue { invalidate() } } }
  var ownZIndex: Double? { didSet { if ownZIndex != oldValue { invalidate() } } }
  var ownTag: AnyHashable?
  var lines: [AlignmentKey: (ViewDimensions) -> CGFloat] = [:] { didSet { invalidate() } }

  override var layoutPriority: Double { priority ?? content.layoutPriority }
  override var zIndex: Double { ownZIndex ?? content.zIndex }
  override var ownView: UIView? { content.ownView }
  override var tag: AnyHashable? { ownTag ?? content.tag }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    lines[key]?(content.dimensions(of: size)) ?? content.guide(key, in: size)
  }
}
