/// The lens over the caret while a finger drags it (APPEARANCE 7.2).
@MainActor
final class LoupeView: UIView {
  static let size = CGSize(width: 80, height: 47.5)
  /// Seconds to come and to go.
  static let duration: TimeInterval = 0.15
  private static let magnification: CGFloat = 1.25
  /// Distance of its middle from the top of the caret, points.
  private static let lift: CGFloat = 26
  private static let screenMargin: CGFloat = 10

  private let lens = LoupeLens()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.shadowOpacity = 1
    layer.shadowRadius = 11
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowColor = CGColor(hex: 0x000000, alpha: 0.1)
    layer.shadowPath = CGPath(
      roundedRect: CGRect(origin: .zero, size: Self.size), cornerWidth: Self.size.height / 2,
      cornerHeight: Self.size.height / 2)
    lens.frame = CGRect(origin: .zero, size: Self.size)
    addSubview(lens)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Looks at the caret of a view. `caret` is in the view's space.
  func look(at caret: CGRect, of view: any TextEditor) {
    overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    let onScreen = view.convert(caret, to: nil)
    let screen = UIScreen.main.bounds
    let half = Self.size.width / 2 + Self.screenMargin
    let middle = CGPoint(
      x: max(half, min(onScreen.midX, screen.maxX - half)),
      y: max(Self.size.height / 2, onScreen.minY - Self.lift - Self.size.height / 2 + 12))
    bounds = CGRect(origin: .zero, size: Self.size)
    center = middle
    lens.show(view, around: CGPoint(x: caret.midX, y: caret.midY), times: Self.magnification)
  }
}

/// What is seen through the loupe: the text drawn larger.
@MainActor
final class LoupeLens: UIView {
  private static let rim = UIColor(light: CGColor(hex: 0xE8E8E8), dark: CGColor(hex: 0x545458))

  private weak var source: (any TextEditor)?
  private var middle = CGPoint.zero
  private var times: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    contentMode = .redraw
    layer.cornerCurve = .circular
    layer.borderWidth = 1
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ source: any TextEditor, around middle: CGPoint, times: CGFloat) {
    self.source = source
    self.middle = middle
    self.times = times
    layer.cornerRadius = bounds.height / 2
    layer.borderColor = Self.rim.resolved(source.traitCollection)
    backgroundColor = source.loupeGround
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let source, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.scaleBy(x: times, y: times)
    context.translateBy(x: -middle.x, y: -middle.y)
    source.drawContent(in: context)
    context.setFillColor(source.tintColor.cgColor)
    let caret = source.caretRect(at: source.editor.head)
    if source.editor.isCaret {
      context.fill(
        CGPath(roundedRect: caret, cornerWidth: caret.width / 2, cornerHeight: caret.width / 2),
        evenOdd: false)
    }
    context.restoreGState()
  }
}

extension TextEditor {
  /// What is behind the text: the first opaque colour on the way to the window.
  var loupeGround: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.visibleGround, color.resolved(traitCollection).alpha >= 1 {
        return color
      }
      view = current.superview
    }
    return .systemBackground
  }
}

extension UIView {
  fileprivate var visibleGround: UIColor? {
    guard let field = self as? UITextField, field.borderStyle != .none else {
      return backgroundColor
    }
    return field.background.backgroundColor
  }
}
