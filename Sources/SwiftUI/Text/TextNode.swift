/// The node of a text: a label.
final class TextNode: TypedNode<Text> {
  private var text: Text
  private let element = TextElement()

  init(_ text: Text, _ context: NodeContext) {
    self.text = text
    super.init(context)
    element.show(text, environment)
  }

  override func update(_ text: Text, _ environment: EnvironmentValues) {
    guard text != self.text || !environment.isSame(as: self.environment) else { return }
    self.text = text
    self.environment = environment
    let wasFilled = element.isFilled
    element.show(text, environment)
    if element.isFilled != wasFilled { graph.structure += 1 }
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    update(text, environment)
  }

  override var shownView: Any? { text }

  override func makeElements() -> [Element] { [element] }
}

/// A label as wide as its longest line, or as what it is offered.
final class TextElement: ViewElement {
  private let label = UILabel()
  private var leastLines = 0
  private lazy var filling = TextFilling(label)
  private lazy var copying = TextCopying(label)
  /// Whether it is filled with a gradient.
  private(set) var isFilled = false

  init() {
    super.init(label)
    label.numberOfLines = 0
  }

  override var ownView: UIView? { isFilled ? filling : label }

  /// A text that is filled with a gradient is the mask of the gradient.
  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    if isFilled { filling.takeLabel() }
    context.put(isFilled ? filling : label, at: frame)
  }

  func show(_ text: Text, _ environment: EnvironmentValues) {
    let looks = TextLooks(environment)
    label.numberOfLines = environment.lineLimit ?? 0
    leastLines = environment.leastLines
    label.lineBreakMode = environment.truncationMode.lineBreakMode
    label.textAlignment = environment.multilineTextAlignment.uiAlignment(
      environment.layoutDirection)
    label.adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
    label.minimumScaleFactor = environment.minimumScaleFactor
    let paint =
      text.runs.first?.paint
      ?? (text.runs.allSatisfy { $0.color == nil } ? environment.foregroundPaint : nil)
    if let paint { filling.show(paint, environment) }
    if isFilled != (paint != nil) {
      isFilled = paint != nil
      if !isFilled { filling.releaseLabel() }
    }
    if environment.isTextSelectable || copying.isEnabled {
      copying.isEnabled = environment.isTextSelectable
    }
    if looks.isPlain(text) {
      label.font = looks.font(text.runs[0])
      label.textColor = looks.color(text.runs[0])
      label.text = looks.string(text.runs[0])
    } else {
      label.attributedText = looks.attributed(text)
    }
    invalidate()
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    var size = textSize(proposal)
    if leastLines > 1 {
      size.height = max(size.height, CGFloat(leastLines) * label.font.lineHeight)
    }
    return size
  }

  private func textSize(_ proposal: ProposedViewSize) -> CGSize {
    let room = CGRect(
      x: 0, y: 0, width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    // However little is offered, there is one line.
    let line = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity),
      limitedToNumberOfLines: 1)
    guard room.width > 0 else { return CGSize(width: 0, height: line.height) }
    if room.width >= line.width, !label.hasSeveralLines { return line.size }
    return label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: room.width, height: max(room.height, line.height)),
      limitedToNumberOfLines: label.numberOfLines
    ).size
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let font: UIFont = label.font
    switch key {
    case VerticalAlignment.firstTextBaseline.key: return font.ascender
    case VerticalAlignment.lastTextBaseline.key: return size.height + font.descender
    default: return nil
    }
  }
}

extension UILabel {
  fileprivate var hasSeveralLines: Bool { text?.contains("\n") ?? false }
}
