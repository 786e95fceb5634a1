import Testing

@testable import UIKit

/// What holds whatever fingers do.
@MainActor
struct GestureInvariantTests {
  /// Numbers that look random and are the same in every run.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }

    mutating func pick<Element>(_ list: [Element]) -> Element? {
      list.isEmpty ? nil : list[roll(list.count)]
    }
  }

  /// Counts begun and ended touches.
  private final class Ledger: UIView {
    var open = 0
    var mistakes = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      open += touches.count
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if open < 1 { mistakes += 1 }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      close(touches)
    }

    private func close(_ touches: Set<UITouch>) {
      open -= touches.count
      if open < 0 { mistakes += 1 }
    }
  }

  @MainActor private final class Watcher {
    var active: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    var mistakes = 0

    func watch(_ recognizer: UIGestureRecognizer) {
      recognizer.addTarget(self) { [weak self] (recognizer: UIGestureRecognizer) in
        self?.note(recognizer)
      }
    }

    private func note(_ recognizer: UIGestureRecognizer) {
      let key = ObjectIdentifier(recognizer)
      let isContinuous = !(recognizer is UITapGestureRecognizer)
      switch recognizer.state {
      case .began:
        if active[key] != nil || !isContinuous { mistakes += 1 }
        // All of them share every touch here, and none allows another beside it.
        if !active.isEmpty { mistakes += 1 }
        active[key] = .began
      case .changed: if active[key] == nil { mistakes += 1 }
      case .ended, .cancelled:
        if isContinuous, active[key] == nil { mistakes += 1 }
        active[key] = nil
      case .possible, .failed: mistakes += 1
      }
    }
  }

  @Test(arguments: 1...40)
  func touchesAreClosedAndRecognisersReturn(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let stage = TouchStage()
    let outer = Ledger(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let inner = Ledger(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    inner.isMultipleTouchEnabled = dice.roll(2) == 0
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer()
    if dice.roll(2) == 0 { single.require(toFail: double) }
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = dice.roll(2) == 0
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = dice.roll(2) == 0
    let watcher = Watcher()
    let recognizers: [UIGestureRecognizer] = [double, single, press, pan]
    for recognizer in recognizers {
      (dice.roll(2) == 0 ? inner : outer).addGestureRecognizer(recognizer)
      watcher.watch(recognizer)
    }

    var fingers: [UITouch] = []
    for _ in 0..<120 {
      switch dice.roll(6) {
      case 0 where fingers.count < 3:
        fingers.append(
          stage.app.touchDown(
            at: CGPoint(x: CGFloat(dice.roll(390)), y: CGFloat(dice.roll(844)))))
      case 1, 2:
        if let finger = dice.pick(fingers) {
          let place = finger.location(in: nil)
          stage.app.touchMove(
            finger,
            to: CGPoint(
              x: place.x + CGFloat(dice.roll(31) - 15), y: place.y + CGFloat(dice.roll(31) - 15)))
        }
      case 3:
        if let finger = dice.pick(fingers) {
          fingers.removeAll { $0 === finger }
          if dice.roll(5) == 0 { stage.app.touchCancel(finger) } else { stage.app.touchUp(finger) }
        }
      default: stage.run(Double(dice.roll(30)) / 100)
      }
    }
    fingers.forEach(stage.app.touchUp)
    stage.run(2)

    #expect(inner.open == 0)
    #expect(outer.open == 0)
    #expect(inner.mistakes + outer.mistakes == 0)
    #expect(watcher.mistakes == 0)
    #expect(watcher.active.isEmpty)
    #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    #expect(stage.app.clock.nextDueTime == nil)
  }
}
