import HandsetTesting
import Testing

/// Constraints to the safe area while the screen turns.
@MainActor
struct LayoutSafeAreaTurnTests {
  /// In the first pass after a turn the inner view is still as wide as the screen was and hangs
  /// out of the screen as it is: that is no safe area.
  @Test func aViewThatIsStillAsWideAsTheScreenWasKeepsItsConstraints() throws {
    let controller = UIViewController()
    let inner = UIView()
    let box = UIView()
    let phone = try Phone.launch("iphone-12-pro-max") { controller }
    phone.perform {
      for (view, superview) in [(inner, controller.view!), (box, inner)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
      }
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: controller.view.topAnchor),
        inner.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
        box.widthAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.widthAnchor, constant: -32),
        box.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 100),
      ])
    }
    for _ in 0..<2 {
      phone.rotate(to: .landscapeRight)
      phone.settle()
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 926, height: 428))
      #expect(abs(box.frame.width - (926 - 94 - 32)) < 1e-6)
      phone.rotate(to: .portrait)
      phone.settle()
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 428, height: 926))
      #expect(abs(box.frame.width - (428 - 32)) < 1e-6)
    }
  }
}
