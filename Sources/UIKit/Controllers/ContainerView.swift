/// The view of a controller that holds others: tells the controller when to place them.
@MainActor
final class ContainerView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

extension UIView {
  /// Takes a place without regard to the transform.
  func place(in rect: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    // The place first: a new size has scroll views look at their safe area, which the place decides.
    if self.center != center { self.center = center }
    if bounds.size != rect.size { bounds.size = rect.size }
  }
}
