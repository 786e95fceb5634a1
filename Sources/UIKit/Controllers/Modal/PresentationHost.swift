/// The view over the whole screen in which a controller is presented.
@MainActor
final class PresentationHost: UIView {
  var onLayout: (() -> Void)?
  /// Whether touches beside what is presented reach the screen behind.
  var letsTouchesThrough = false

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && letsTouchesThrough ? nil : hit
  }
}
