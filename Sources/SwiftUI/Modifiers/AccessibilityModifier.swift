/// What people who do not see a view, and tests and scripts, know it by.
struct AccessibilityModifier: ViewModifier, PrimitiveModifier {
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var isHidden: Bool?
  var children: AccessibilityChildBehavior?
  var added: UIAccessibilityTraits = []
  var removed: UIAccessibilityTraits = []

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: AccessibilityElement.init) { modifier, element, _ in
      element.parts = modifier
      element.setNeedsPlacement()
    }
  }
}

/// A view that draws nothing where a group of views stands, or the view itself where it is one.
final class AccessibilityElement: WrapperElement {
  var parts = AccessibilityModifier()
  private lazy var marker: UIView = {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }()

  override var ownView: UIView? { content.ownView ?? content.typedView ?? marker }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    if content.ownView == nil, content.typedView == nil {
      let moved = content.displacement
      context.put(marker, at: frame.offsetBy(dx: moved.width, dy: moved.height))
    }
    super.placeViews(in: frame, context)
    if let view = ownView { apply(to: view) }
  }

  private func apply(to view: UIView) {
    if let identifier = parts.identifier { view.accessibilityIdentifier = identifier }
    if let label = parts.label { view.accessibilityLabel = label }
    if let hint = parts.hint { view.accessibilityHint = hint }
    if let value = parts.value { view.accessibilityValue = value }
    if let isHidden = parts.isHidden { view.accessibilityElementsHidden = isHidden }
    let traits = view.accessibilityTraits.union(parts.added).subtracting(parts.removed)
    if traits != view.accessibilityTraits { view.accessibilityTraits = traits }
    switch parts.children?.kind {
    case .contain: view.isAccessibilityElement = false
    case .ignore: view.isAccessibilityElement = true
    case .combine:
      view.isAccessibilityElement = true
      if view.givenAccessibilityLabel == nil {
        let words = content.words
        if !words.isEmpty { view.accessibilityLabel = words.joined(separator: ", ") }
      }
    case nil: break
    }
  }
}

extension Element {
  /// The field or text view that the element is, with room and looks around it: that is what a name
  /// means, since it is what is typed into.
  var typedView: UIView? {
    var element = self
    while let wrapper = element as? WrapperElement { element = wrapper.content }
    guard let view = element.ownView, view is UITextField || view is UITextView else { return nil }
    return view
  }

  /// What labels inside say, in order.
  var words: [String] {
    if let view = ownView {
      if let said = view.accessibilityLabel { return [said] }
      if !(self is WrapperElement) { return [] }
    }
    return innerElements.flatMap(\.words)
  }
}
