import Testing

@testable import UIKit

/// Views of stacks that are hidden and shown inside animations.
@MainActor
struct LayoutStackHidingTests {
  private let phone = LayoutFixture(safeArea: .zero)
  private let views = [SizedView(40, 10), SizedView(60, 30), SizedView(80, 20)]

  private func makeStack(_ configure: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 10
    configure(stack)
    _ = phone.add(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: phone.root.topAnchor),
    ])
    phone.layOut()
    return stack
  }

  private func animate(_ changes: @escaping () -> Void) {
    phone.application.makeCurrent()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
  }

  private func advance(to time: Double) {
    phone.application.makeCurrent()
    phone.application.clock.advance(to: time) { phone.layOut() }
  }

  private func seenHeight(_ view: UIView, _ time: Double) -> CGFloat {
    view.layer.presentationProperties(at: time).bounds.height
  }

  private func seenTop(_ view: UIView, _ time: Double) -> CGFloat {
    let seen = view.layer.presentationProperties(at: time)
    return seen.position.y - seen.bounds.height / 2
  }

  @Test func everyFrameOfAHidingIsOnTheCurve() {
    let stack = makeStack()
    #expect(stack.frame.height == 80)
    animate { views[1].isHidden = true }
    for step in 0...9 {
      let time = Double(step) / 10
      advance(to: time)
      #expect(abs(seenHeight(views[1], time) - 30 * (1 - time)) < 1e-6)
      // The view behind it comes up by its height and its gap.
      #expect(abs(seenTop(views[2], time) - (60 - 40 * time)) < 1e-6)
      #expect(abs(seenHeight(stack, time) - (80 - 40 * time)) < 1e-6)
    }
    advance(to: 1)
    #expect(stack.frame.height == 40)
    #expect(stack.layer.snapshot(at: 1).sublayers.count == 2)
  }

  @Test func aHidingThatIsTakenBackHalfWayNeverJumps() {
    let stack = makeStack()
    animate { views[1].isHidden = true }
    advance(to: 0.5)
    let before = seenTop(views[2], 0.5)
    animate { views[1].isHidden = false }
    #expect(abs(seenTop(views[2], 0.5) - before) < 1e-6)
    var last = before
    for step in 1...11 {
      let time = 0.5 + Double(step) / 10
      advance(to: time)
      let now = seenTop(views[2], time)
      #expect(abs(now - last) <= 8.001)
      last = now
    }
    #expect(last == 60)
    #expect(stack.frame.height == 80)
    #expect(!views[1].isHidden)
  }

  @Test func severalViewsHideTogether() {
    let stack = makeStack { $0.distribution = .equalSpacing }
    animate {
      views[0].isHidden = true
      views[2].isHidden = true
    }
    advance(to: 0.5)
    #expect(abs(seenTop(views[1], 0.5) - 10) < 1e-6)
    #expect(abs(seenHeight(stack, 0.5) - 55) < 1e-6)
    advance(to: 1)
    #expect(views[1].frame.minY == 0)
    #expect(stack.frame.height == 30)
  }

  @Test func hidingWithoutAnAnimationIsAtOnce() {
    let stack = makeStack()
    views[0].isHidden = true
    phone.layOut()
    #expect(stack.frame.height == 60)
    #expect(stack.layer.snapshot(at: 0).sublayers.count == 2)
  }
}
