/// Holds a view that the app supplies for the keyboard, at its place in the keyboard's window.
/// What is inside asks the responder that supplied it next.
@MainActor
final class InputHolder: UIView {
  let content: UIView
  let controller: UIViewController?
  weak var provider: UIResponder?

  init(_ part: InputViews.Part) {
    content = part.view
    controller = part.controller
    provider = part.provider
    super.init(frame: .zero)
    content.keyboardSafeArea = 0
    addSubview(content)
    guard !content.translatesAutoresizingMaskIntoConstraints else { return }
    let bottom = content.bottomAnchor.constraint(equalTo: bottomAnchor)
    // Until the holder has followed, what is inside decides.
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor), bottom,
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Gives the content back to the app, unless that has already put it elsewhere.
  func letGo() {
    content.keyboardSafeArea = nil
    if content.superview === self { content.removeFromSuperview() }
  }

  override var next: UIResponder? { provider ?? super.next }

  /// Gives the content a safe area at the bottom, points.
  func setSafeArea(_ bottom: CGFloat) {
    guard content.keyboardSafeArea != bottom else { return }
    content.keyboardSafeArea = bottom
    content.setNeedsSafeAreaUpdate()
  }

  /// Whether constraints or the content's own size decide its height, not its frame. Such a view
  /// reaches down to the edge of the screen where no keys are below it, and has the strip at the
  /// bottom as its safe area.
  var isSelfSizing: Bool {
    !content.translatesAutoresizingMaskIntoConstraints
      || content.autoresizingMask.contains(.flexibleHeight)
      || (content as? UIInputView)?.allowsSelfSizing == true
  }

  /// The height that the content asks for in `width` points, without the safe area.
  func height(forWidth width: CGFloat) -> CGFloat {
    guard isSelfSizing else {
      let own = content.frame.height
      return own > 0 ? own : max(0, content.intrinsicContentSize.height)
    }
    let safeArea = content.keyboardSafeArea
    content.keyboardSafeArea = 0
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    content.keyboardSafeArea = safeArea
    return fitting.height > 0 ? fitting.height : content.frame.height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard content.translatesAutoresizingMaskIntoConstraints else { return }
    let height = isSelfSizing ? bounds.height : self.height(forWidth: bounds.width)
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    (content as? UIToolbar)?.groundOverhang = max(0, bounds.height - height)
  }

  /// Where nothing of the app's is, what lies below gets the touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
