import Testing
import UIKit

/// Constraints solved inside a block are animated, in step with whatever else uses the curve.
@MainActor
struct AnimationLayoutTests {
  private let phone = LayoutFixture()
  private let keyboard = UIView.AnimationOptions(rawValue: 7 << 16)

  @Test("A constant changed inside a block moves the view on the block's curve")
  func constant() {
    phone.application.makeCurrent()
    let clock = phone.application.clock
    let button = phone.add()
    let bottom = phone.root.bottomAnchor.constraint(
      equalTo: button.bottomAnchor, constant: 46)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: phone.root.trailingAnchor),
      button.heightAnchor.constraint(equalToConstant: 50),
      bottom,
    ])
    phone.layOut()
    let tray = UIView(frame: CGRect(0, 844, 390, 336))
    phone.root.addSubview(tray)
    let rest = button.center.y

    bottom.constant = 46 + 336
    UIView.animate(withDuration: 0.25, delay: 0, options: keyboard) {
      tray.frame.origin.y = 844 - 336
      phone.root.layoutIfNeeded()
    }
    #expect(button.center.y == rest - 336)
    for frame in 0...36 {
      clock.advance(to: Double(frame) / 60) { phone.layOut() }
      let moved = rest - button.layer.presentationProperties(at: clock.now).position.y
      let top = tray.layer.presentationProperties(at: clock.now)
      #expect(abs(moved - (844 + 168 - top.position.y)) < 1e-9)
    }
    #expect(!button.layer.isAnimated)
  }

  @Test("Layout that follows after the block is not animated")
  func laterLayout() {
    phone.application.makeCurrent()
    let box = phone.add()
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      box.topAnchor.constraint(equalTo: phone.root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 50),
      width,
    ])
    phone.layOut()
    UIView.animate(withDuration: 1) { width.constant = 200 }
    phone.layOut()
    #expect(box.bounds.width == 200)
    #expect(!box.layer.isAnimated)
  }

  @Test("A view taken out of the window ends its animation unfinished")
  func removal() {
    phone.application.makeCurrent()
    let box = UIView(frame: CGRect(0, 0, 10, 10))
    phone.root.addSubview(box)
    var result: Bool?
    UIView.animate(withDuration: 1, animations: { box.alpha = 0 }, completion: { result = $0 })
    box.removeFromSuperview()
    phone.application.clock.advance(to: 0.1)
    #expect(result == false)
    #expect(phone.application.clock.liveAnimationCount == 0)
  }
}
