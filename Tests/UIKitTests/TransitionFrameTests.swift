import Foundation
import HandsetTesting
import Testing

@testable import UIKit

/// Transitions frame by frame, sixty frames a second, against the curves of FACTS 3 and
/// APPEARANCE 6, worked out here once more.
@MainActor
struct TransitionFrameTests {
  private let log = CallLog()
  private static let frame: TimeInterval = 1.0 / 60

  // MARK: Curves

  /// The spring of pushes and presentations: mass 3, stiffness 1000, critically damped, which is
  /// cut off after half a second.
  private func spring(_ time: TimeInterval) -> CGFloat {
    guard time < 0.5 else { return 1 }
    let frequency = (1000.0 / 3).squareRoot()
    return CGFloat(1 - (1 + frequency * time) * exp(-frequency * time))
  }

  /// A cubic curve from (0, 0) to (1, 1) with two control points.
  private func bezier(
    _ one: (x: Double, y: Double), _ two: (x: Double, y: Double), at progress: Double
  ) -> CGFloat {
    func value(_ first: Double, _ second: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(one.x, two.x, middle) < progress { low = middle } else { high = middle }
    }
    return CGFloat(value(one.y, two.y, (low + high) / 2))
  }

  private func easeIn(_ progress: Double) -> CGFloat {
    bezier((0.42, 0), (1, 1), at: min(progress, 1))
  }

  private func easeOut(_ progress: Double) -> CGFloat {
    bezier((0, 0), (0.58, 1), at: min(progress, 1))
  }

  private func easeInOut(_ progress: Double) -> CGFloat {
    bezier((0.42, 0), (0.58, 1), at: min(progress, 1))
  }

  /// Looks at every frame from now until `duration` is over and two frames on.
  private func watch(
    _ phone: Phone, for duration: TimeInterval, _ look: (_ time: TimeInterval) -> Void
  ) {
    let start = phone.application.clock.now
    look(0)
    for index in 1...(Int((duration / Self.frame).rounded(.up)) + 2) {
      phone.advance(to: start + Double(index) * Self.frame)
      look(Double(index) * Self.frame)
    }
  }

  private func expect(
    _ value: CGFloat, _ expected: CGFloat, _ what: String, _ time: TimeInterval,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(value - expected) < 0.01, "\(what) at \(time): \(value) is not \(expected)",
      sourceLocation: sourceLocation)
  }

  private func opacity(of view: UIView, on phone: Phone) -> CGFloat {
    CGFloat(view.layer.presentationProperties(at: phone.application.clock.now).opacity)
  }

  // MARK: Push and pop

  private func navigation(
    rightToLeft: Bool = false
  ) throws -> (phone: Phone, navigation: UINavigationController, below: UIView) {
    var navigation = UINavigationController()
    let phone = try Phone.launch("iPhone 13 Pro") {
      navigation = UINavigationController(rootViewController: LoggingController("A", log: log))
      if rightToLeft { navigation.view.semanticContentAttribute = .forceRightToLeft }
      return navigation
    }
    log.calls = []
    return (phone, navigation, try #require(navigation.topViewController?.view))
  }

  /// What covers the screen below while another one is in front of it.
  private func dimming(behind view: UIView) -> UIView? {
    view.superview?.subviews.last { $0 !== view && $0.backgroundColor == .black }
  }

  @Test func aPushMovesBothScreensOnTheSpring() throws {
    let (phone, navigation, below) = try navigation()
    let next = LoggingController("B", log: log)
    phone.perform { navigation.pushViewController(next, animated: true) }
    #expect(log.calls == ["A willDisappear", "B willAppear", "B isAppearing"])
    watch(phone, for: 0.5) { time in
      let progress = spring(time)
      expect(phone.presentedFrame(of: next.view).minX, 390 * (1 - progress), "front", time)
      if time < 0.5 {
        expect(phone.presentedFrame(of: below).minX, -0.3 * 390 * progress, "below", time)
        if let dim = dimming(behind: next.view) {
          expect(opacity(of: dim, on: phone), 0.1 * progress, "dimming", time)
        } else {
          Issue.record("The screen below is not dimmed at \(time)")
        }
        #expect(log.calls.count == 3, "nobody has appeared at \(time)")
      }
    }
    #expect(
      log.calls == [
        "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
      ])
    #expect(below.window == nil)
  }

  @Test func aPopMovesBothScreensBack() throws {
    let (phone, navigation, below) = try navigation()
    let next = LoggingController("B", log: log)
    phone.perform { navigation.pushViewController(next, animated: false) }
    log.calls = []
    phone.perform { navigation.popViewController(animated: true) }
    #expect(log.calls == ["B willDisappear", "A willAppear", "A isAppearing"])
    watch(phone, for: 0.5) { time in
      let progress = spring(time)
      expect(phone.presentedFrame(of: below).minX, -0.3 * 390 * (1 - progress), "below", time)
      guard time < 0.5 else { return }
      expect(phone.presentedFrame(of: next.view).minX, 390 * progress, "front", time)
      if let dim = dimming(behind: next.view) {
        expect(opacity(of: dim, on: phone), 0.1 * (1 - progress), "dimming", time)
      }
    }
    #expect(
      log.calls == [
        "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
      ])
    #expect(next.view.window == nil)
  }

  @Test func aPushThatIsTurnedBackAtOnceNeverJumps() throws {
    let (phone, navigation, _) = try navigation()
    let next = LoggingController("B", log: log)
    phone.perform { navigation.pushViewController(next, animated: true) }
    phone.advance(by: 0.5 + Self.frame)
    phone.perform { navigation.popViewController(animated: true) }
    var last = phone.presentedFrame(of: next.view).minX
    watch(phone, for: 0.4) { _ in
      let now = phone.presentedFrame(of: next.view).minX
      #expect(abs(now - last) < 60)
      last = now
    }
  }

  // MARK: The drag back

  /// The first points of a drag only begin it.
  private func beginDrag(_ phone: Phone, from edge: CGFloat, towards sign: CGFloat) -> UITouch {
    let touch = phone.touchDown(at: CGPoint(x: edge, y: 400))
    for step in 1...5 {
      phone.advance(by: Self.frame)
      phone.touchMove(touch, to: CGPoint(x: edge + sign * CGFloat(step) * 8, y: 400))
    }
    return touch
  }

  @Test(arguments: [false, true])
  func aDragBackFollowsTheFingerAndIsFinished(rightToLeft: Bool) throws {
    let (phone, navigation, below) = try navigation(rightToLeft: rightToLeft)
    let next = LoggingController("B", log: log)
    phone.perform { navigation.pushViewController(next, animated: false) }
    log.calls = []
    let sign: CGFloat = rightToLeft ? -1 : 1
    let edge: CGFloat = rightToLeft ? 387 : 3
    let touch = beginDrag(phone, from: edge, towards: sign)
    #expect(log.calls == ["B willDisappear", "A willAppear", "A isAppearing"])
    let lost = sign * 40 - phone.presentedFrame(of: next.view).minX
    for distance in stride(from: CGFloat(50), through: 230, by: 20) {
      phone.advance(by: 0.1)
      phone.touchMove(touch, to: CGPoint(x: edge + sign * distance, y: 400))
      let x = phone.presentedFrame(of: next.view).minX
      expect(x, sign * distance - lost, "front", 0)
      expect(
        phone.presentedFrame(of: below).minX, -0.3 * (sign * 390 - x), "below", 0)
    }
    // Held still, so that the place decides and not the speed.
    phone.advance(by: 0.3)
    phone.touchMove(touch, to: CGPoint(x: edge + sign * 230, y: 400))
    let start = phone.presentedFrame(of: next.view).minX
    let rest = 1 - abs(start) / 390
    let duration = min(0.8 * Double(rest), 0.3)
    phone.touchUp(touch)
    watch(phone, for: duration) { time in
      guard time < duration else { return }
      let x = start + (sign * 390 - start) * easeOut(time / duration)
      expect(phone.presentedFrame(of: next.view).minX, x, "front", time)
      expect(phone.presentedFrame(of: below).minX, -0.3 * (sign * 390 - x), "below", time)
    }
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(log.calls.suffix(2) == ["B didDisappear", "A didAppear"])
    expect(phone.presentedFrame(of: below).minX, 0, "below", 1)
  }

  @Test func aDragBackThatIsGivenUpReturns() throws {
    let (phone, navigation, below) = try navigation()
    let next = LoggingController("B", log: log)
    phone.perform { navigation.pushViewController(next, animated: false) }
    log.calls = []
    let touch = beginDrag(phone, from: 3, towards: 1)
    phone.advance(by: 0.1)
    phone.touchMove(touch, to: CGPoint(x: 120, y: 400))
    phone.advance(by: 0.3)
    phone.touchMove(touch, to: CGPoint(x: 120, y: 400))
    let start = phone.presentedFrame(of: next.view).minX
    let duration = min(0.8 * Double(start / 390), 0.3)
    phone.touchUp(touch)
    watch(phone, for: duration) { time in
      let x = time < duration ? start * (1 - easeOut(time / duration)) : 0
      expect(phone.presentedFrame(of: next.view).minX, x, "front", time)
      guard time < duration else { return }
      expect(phone.presentedFrame(of: below).minX, -0.3 * (390 - x), "below", time)
    }
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(
      log.calls == [
        "B willDisappear", "A willAppear", "A isAppearing", "A willDisappear", "B willAppear",
        "A didDisappear", "B didAppear",
      ])
  }

  // MARK: Presentations

  private func launch(
    _ device: String = "iPhone 13 Pro"
  ) throws -> (phone: Phone, root: LoggingController) {
    var root = LoggingController("A", log: log)
    let phone = try Phone.launch(device) {
      root = LoggingController("A", log: log)
      return root
    }
    log.calls = []
    return (phone, root)
  }

  /// Presents and dismisses, and looks at the top edge of what is presented in every frame: it
  /// travels on the spring between the bottom of the screen and `top`.
  private func expectSlide(
    _ style: UIModalPresentationStyle, on device: String = "iPhone 13 Pro", top: CGFloat,
    behind: ((_ frame: CGRect, _ presence: CGFloat, _ time: TimeInterval) -> Void)? = nil
  ) throws {
    let (phone, root) = try launch(device)
    let height = root.view.bounds.height
    let next = LoggingController("B", log: log)
    next.modalPresentationStyle = style
    phone.perform { root.present(next, animated: true) }
    let others = style == .fullScreen
    #expect(
      log.calls == (others ? ["A willDisappear"] : []) + ["B willAppear", "B isAppearing"])
    watch(phone, for: 0.5) { time in
      let presence = spring(time)
      expect(
        phone.presentedFrame(of: next.view).minY, top + (height - top) * (1 - presence), "coming",
        time)
      if root.view.window != nil { behind?(phone.presentedFrame(of: root.view), presence, time) }
      if time < 0.5 { #expect(!log.calls.contains("B didAppear")) }
    }
    #expect(log.calls.contains("B didAppear"))
    log.calls = []
    phone.perform { next.dismiss(animated: true) }
    #expect(
      log.calls == ["B willDisappear"] + (others ? ["A willAppear", "A isAppearing"] : []))
    watch(phone, for: 0.5) { time in
      let presence = 1 - spring(time)
      behind?(phone.presentedFrame(of: root.view), presence, time)
      guard time < 0.5 else { return }
      expect(
        phone.presentedFrame(of: next.view).minY, top + (height - top) * (1 - presence), "going",
        time)
      #expect(!log.calls.contains("B didDisappear"))
    }
    #expect(log.calls.contains("B didDisappear"))
    #expect(next.view.window == nil)
  }

  @Test func aFullScreenSlidesUpAndDown() throws {
    try expectSlide(.fullScreen, top: 0) { frame, _, time in
      #expect(frame == CGRect(x: 0, y: 0, width: 390, height: 844), "at \(time)")
    }
  }

  @Test func aPageSheetSlidesWhileTheScreenBehindShrinks() throws {
    try expectSlide(.pageSheet, top: 57) { frame, presence, time in
      expect(frame.width, 390 - 20 * presence, "width behind", time)
      expect(frame.minY, 47 * presence, "top behind", time)
      expect(frame.midX, 195, "middle behind", time)
    }
  }

  @Test func aFormSheetSlidesToTheMiddleOfATablet() throws {
    try expectSlide(.formSheet, on: "ipad-9", top: 230) { frame, _, time in
      #expect(frame == CGRect(x: 0, y: 0, width: 810, height: 1080), "at \(time)")
    }
  }

  @Test func aCrossDissolveFades() throws {
    let (phone, root) = try launch()
    let next = LoggingController("B", log: log)
    next.modalPresentationStyle = .fullScreen
    next.modalTransitionStyle = .crossDissolve
    phone.perform { root.present(next, animated: true) }
    let card = try #require(next.view.superview)
    watch(phone, for: 0.3) { time in
      expect(opacity(of: card, on: phone), easeInOut(time / 0.3), "coming", time)
      #expect(phone.presentedFrame(of: next.view).minY == 0)
    }
    #expect(log.calls.suffix(2) == ["B didAppear", "A didDisappear"])
    phone.perform { next.dismiss(animated: true) }
    watch(phone, for: 0.3) { time in
      guard time < 0.3 else { return }
      expect(opacity(of: card, on: phone), 1 - easeInOut(time / 0.3), "going", time)
    }
    #expect(next.view.window == nil)
  }

  @Test func aFlipTurnsOneScreenAwayAndTheOtherOneIn() throws {
    let (phone, root) = try launch()
    let next = LoggingController("B", log: log)
    next.modalPresentationStyle = .fullScreen
    next.modalTransitionStyle = .flipHorizontal
    func expectFlip(from leaving: UIView, to arriving: UIView) {
      watch(phone, for: 0.75) { time in
        if time < 0.375 {
          // Edge on is a ten-thousandth of the width.
          let width = 390 * (1 - 0.9999 * easeIn(time / 0.375))
          expect(phone.presentedFrame(of: leaving).width, width, "leaving", time)
          #expect(phone.presentedFrame(of: arriving).width < 0.05)
        } else if time < 0.75 {
          let width = 390 * easeOut((time - 0.375) / 0.375)
          #expect(abs(phone.presentedFrame(of: arriving).width - width) < 0.1, "at \(time)")
          #expect(phone.presentedFrame(of: leaving).width < 0.05)
        }
      }
    }
    phone.perform { root.present(next, animated: true) }
    expectFlip(from: root.view, to: next.view)
    #expect(
      log.calls == [
        "A willDisappear", "B willAppear", "B isAppearing", "B didAppear", "A didDisappear",
      ])
    phone.perform { next.dismiss(animated: true) }
    expectFlip(from: next.view, to: root.view)
    #expect(next.view.window == nil)
    #expect(phone.presentedFrame(of: root.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
  }
}
