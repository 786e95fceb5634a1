import Testing
import UIKit

/// Controls where text runs from right to left.
@MainActor
struct MirroredControlTests {
  let stage = TouchStage()

  init() {
    stage.app.updateScreen(
      ScreenConfiguration(
        size: CGSize(width: 390, height: 844), scale: 3, safeAreaInsets: .zero,
        statusBarHeight: 0,
        traits: UITraitCollection(
          userInterfaceStyle: .light, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
          verticalSizeClass: .regular, displayScale: 3, layoutDirection: .rightToLeft)))
  }

  private func add(_ view: UIView, frame: CGRect) {
    stage.window.addSubview(view)
    view.frame = frame
    stage.run(0)
  }

  @Test func aSwitchThatIsOnHasItsKnobAtTheLeft() throws {
    let toggle = UISwitch()
    add(toggle, frame: CGRect(x: 100, y: 100, width: 51, height: 31))
    let knob = try #require(toggle.subviews.first?.subviews.last)
    #expect(knob.frame.minX == 22)
    let touch = stage.drag(from: CGPoint(x: 135, y: 115), to: CGPoint(x: 110, y: 115))
    stage.app.touchUp(touch)
    #expect(toggle.isOn)
    stage.run(1)
    #expect(knob.frame.minX == 2)
  }

  @Test func aSliderGrowsToTheLeft() {
    let slider = UISlider()
    add(slider, frame: CGRect(x: 100, y: 100, width: 200, height: 31))
    let touch = stage.drag(from: CGPoint(x: 286, y: 115), to: CGPoint(x: 243, y: 115))
    stage.app.touchUp(touch)
    #expect(abs(slider.value - 0.25) < 1e-5)
  }

  @Test func theFirstSegmentIsTheRightmost() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    add(control, frame: CGRect(x: 0, y: 100, width: 302, height: 32))
    stage.tap(CGPoint(x: 280, y: 115))
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func steppersPagesAndBarsAreMirrored() throws {
    let stepper = UIStepper()
    add(stepper, frame: CGRect(x: 100, y: 100, width: 94, height: 32))
    stage.tap(CGPoint(x: 110, y: 115))
    #expect(stepper.value == 1)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    add(pages, frame: CGRect(x: 100, y: 200, width: 116, height: 26))
    stage.tap(CGPoint(x: 110, y: 213))
    #expect(pages.currentPage == 1)
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.25
    add(bar, frame: CGRect(x: 0, y: 300, width: 200, height: 4))
    #expect(bar.subviews.first?.frame.minX == 150)
  }

  @Test func theGlassOfASearchFieldIsAtTheRight() {
    let field = UISearchTextField()
    add(field, frame: CGRect(x: 0, y: 100, width: 300, height: 36))
    #expect(field.leftView?.frame.maxX == 294)
    #expect(field.textRect(forBounds: field.bounds).maxX == 270)
  }
}

/// Controls that are turned over one by one.
@MainActor
struct ForcedDirectionTests {
  let stage = TouchStage()

  private func add(_ view: UIView, frame: CGRect) {
    stage.window.addSubview(view)
    view.frame = frame
    stage.run(0)
  }

  @Test func aControlThatIsForcedToTheRightTurnsOverAlone() throws {
    let toggle = UISwitch()
    add(toggle, frame: CGRect(x: 100, y: 100, width: 51, height: 31))
    let knob = try #require(toggle.subviews.first?.subviews.last)
    #expect(knob.frame.minX == 2)
    toggle.semanticContentAttribute = .forceRightToLeft
    stage.run(0)
    #expect(knob.frame.minX == 22)

    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.25
    bar.semanticContentAttribute = .forceRightToLeft
    add(bar, frame: CGRect(x: 0, y: 300, width: 200, height: 4))
    #expect(bar.subviews.first?.frame.minX == 150)

    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.semanticContentAttribute = .forceRightToLeft
    add(segments, frame: CGRect(x: 0, y: 100, width: 302, height: 32))
    stage.tap(CGPoint(x: 280, y: 115))
    #expect(segments.selectedSegmentIndex == 0)
  }

  @Test func aBarPassesItsDirectionOnToWhatItShows() throws {
    let search = UISearchBar()
    search.semanticContentAttribute = .forceRightToLeft
    add(search, frame: CGRect(x: 0, y: 100, width: 300, height: 56))
    #expect(search.searchTextField.leftView.map { $0.frame.midX > 150 } == true)

    let bar = UINavigationBar()
    bar.semanticContentAttribute = .forceRightToLeft
    let item = UINavigationItem(title: "Second")
    bar.items = [UINavigationItem(title: "First"), item]
    add(bar, frame: CGRect(x: 0, y: 200, width: 390, height: 44))
    let back = try #require(bar.subviews.lazy.flatMap(\.subviews).first { $0 is UIControl })
    #expect(back.frame.midX > 195)
    let word = try #require(back.subviews.first { $0 is UILabel })
    #expect(word.frame.maxX == back.bounds.width - 27)
  }
}
