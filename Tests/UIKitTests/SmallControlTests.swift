import Testing
import UIKit

@MainActor
struct SmallControlTests {
  let stage = TouchStage()

  private func add(_ view: UIView, frame: CGRect) {
    stage.window.addSubview(view)
    view.frame = frame
    stage.run(0)
  }

  // MARK: Stepper

  @Test func aStepperStepsAndStopsAtItsEnds() {
    let stepper = UIStepper()
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    add(stepper, frame: CGRect(x: 100, y: 100, width: 94, height: 32))
    stepper.maximumValue = 2
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    for _ in 0..<3 { stage.tap(CGPoint(x: 180, y: 115)) }
    stage.tap(CGPoint(x: 110, y: 115))
    #expect(values == [1, 2, 1])
    stepper.wraps = true
    stepper.value = 0
    stage.tap(CGPoint(x: 110, y: 115))
    #expect(stepper.value == 2)
  }

  @Test func aHeldStepperRepeats() {
    let stepper = UIStepper()
    add(stepper, frame: CGRect(x: 100, y: 100, width: 94, height: 32))
    let touch = stage.app.touchDown(at: CGPoint(x: 180, y: 115))
    stage.run(0.45)
    #expect(stepper.value == 0)
    stage.run(0.5)
    #expect(stepper.value == 5)
    stage.app.touchUp(touch)
    stage.run(1)
    #expect(stepper.value == 5)
  }

  // MARK: Progress

  @Test func progressFillsItsPart() throws {
    let bar = UIProgressView(progressViewStyle: .default)
    #expect(bar.intrinsicContentSize.height == 4)
    add(bar, frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    bar.progress = 0.25
    let fill = try #require(bar.subviews.first)
    #expect(fill.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    bar.setProgress(2, animated: true)
    #expect(bar.progress == 1)
    #expect(fill.frame.width == 200)
    let now = stage.app.clock.now
    #expect(abs(fill.layer.presentationProperties(at: now + 0.125).bounds.width - 125) < 1)
  }

  // MARK: Activity

  @Test func anIndicatorTurnsInEightJumpsASecond() throws {
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize.width == 37)
    #expect(spinner.isHidden)
    add(spinner, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    spinner.startAnimating()
    #expect(!spinner.isHidden)
    let wheel = try #require(spinner.subviews.first)
    let begin = stage.app.clock.now
    func turn(_ seconds: Double) -> Double {
      let transform = wheel.layer.presentationProperties(at: begin + seconds).transform
      return atan2(Double(transform.b), Double(transform.a)) / (2 * .pi) * 8
    }
    #expect(abs(turn(0.06)) < 1e-6)
    #expect(abs(turn(0.13) - 1) < 1e-6)
    #expect(abs(turn(0.24) - 1) < 1e-6)
    #expect(abs(turn(7.26) - 2) < 1e-6)
    #expect(stage.app.isAnimating)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    stage.run(0.1)
    #expect(!stage.app.isAnimating)
  }

  // MARK: Pages

  @Test func tapsTurnPagesOneByOne() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(pages.intrinsicContentSize == CGSize(width: 116, height: 26))
    add(pages, frame: CGRect(x: 100, y: 100, width: 116, height: 26))
    var changes = 0
    pages.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    for _ in 0..<3 { stage.tap(CGPoint(x: 200, y: 113)) }
    #expect(pages.currentPage == 2)
    #expect(changes == 2)
    stage.tap(CGPoint(x: 110, y: 113))
    #expect(pages.currentPage == 1)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
  }

  @Test func aFingerAlongTheDotsTurnsPages() {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    add(pages, frame: CGRect(x: 100, y: 100, width: 156, height: 26))
    let touch = stage.drag(from: CGPoint(x: 146, y: 113), to: CGPoint(x: 194, y: 113))
    #expect(pages.currentPage == 3)
    stage.app.touchUp(touch)
    #expect(pages.currentPage == 3)
  }

  // MARK: Effects

  @Test func aMaterialLetsItsGroundThrough() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    add(view, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.contentView.frame == view.bounds)
    let ground = try #require(view.subviews.first?.layer.backgroundColor)
    #expect(ground.alpha > 0.5 && ground.alpha < 1)
    view.effect = nil
    #expect(view.subviews.first?.layer.backgroundColor?.alpha == 0)
  }
}
