import Foundation
import Testing

@testable import UIKit

@MainActor
struct ViewTransitionTests {
  let stage = TouchStage()

  @Test func aCrossDissolveFadesTheOldPictureOut() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    let label = UILabel(frame: view.bounds)
    label.text = "old"
    view.addSubview(label)
    stage.run(0)
    var finished: Bool?
    UIView.transition(
      with: view, duration: 0.4, options: .transitionCrossDissolve,
      animations: { label.text = "new" }, completion: { finished = $0 })
    stage.run(0.2)
    #expect(view.subviews.count == 2)
    let old = try #require(view.subviews.last)
    let seen = old.layer.presentationProperties(at: stage.app.clock.now).opacity
    #expect(seen > 0.2 && seen < 0.8)
    stage.run(0.3)
    #expect(view.subviews == [label])
    #expect(finished == true)
  }

  @Test func aFlipExchangesTheViewsHalfWay() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: container.bounds)
    let back = UIView(frame: container.bounds)
    stage.window.addSubview(container)
    container.addSubview(front)
    stage.run(0)
    UIView.transition(from: front, to: back, duration: 0.6, options: .transitionFlipFromLeft)
    stage.run(0.2)
    #expect(front.superview === container)
    stage.run(0.2)
    #expect(front.superview == nil)
    #expect(back.superview === container)
    stage.run(0.4)
    #expect(container.transform == .identity)
  }

  @Test func withoutDurationTheChangeIsThereAtOnce() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let one = UIView(frame: container.bounds)
    let other = UIView(frame: container.bounds)
    other.isHidden = true
    container.addSubview(one)
    container.addSubview(other)
    stage.window.addSubview(container)
    var isDone = false
    UIView.transition(
      from: one, to: other, duration: 0,
      options: [.transitionCrossDissolve, .showHideTransitionViews],
      completion: { _ in isDone = true })
    #expect(one.isHidden && !other.isHidden)
    stage.run(0.01)
    #expect(isDone)
  }
}
