import UIKit

/// A view without looks between the top of a window and the keyboard's guide: its layout tells
/// where the keyboard is while a finger drags it.
@MainActor
final class GuideProbe: UIView {
  /// Told where the top of the keyboard, or the bottom of the safe area, is in points of the
  /// screen.
  var onMove: ((CGFloat) -> Void)?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Goes behind everything in `window`.
  func place(in window: UIWindow?) {
    guard let window else { return removeFromSuperview() }
    guard superview !== window else { return }
    window.insertSubview(self, at: 0)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: window.topAnchor),
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 1),
      bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard window != nil else { return }
    onMove?(convert(bounds, to: UIScreen.main.coordinateSpace).maxY)
  }
}
