import Gallery
import HandsetTesting
import Testing

/// The scene of controls, inside its scroll view.
@MainActor
struct ControlSceneTests {
  private func launch(_ appearance: Appearance = .light) throws -> Phone {
    let scene = try #require(Gallery.scene(id: "controls"))
    let phone = try Phone.launch("iPhone 13 Pro", appearance: appearance) {
      scene.makeController()
    }
    phone.settle()
    return phone
  }

  @Test func theSliderFollowsAQuickFingerInsideAScrollView() throws {
    let phone = try launch()
    let element = try phone.element("slider")
    let slider = try #require(element.view as? UISlider)
    let start = CGPoint(
      x: element.frame.minX + 14 + 0.4 * (element.frame.width - 28), y: element.frame.midY)
    phone.drag(
      from: start, to: CGPoint(x: start.x + 100, y: start.y), duration: 0.1)
    phone.settle()
    #expect(slider.value > 0.5)
  }

  @Test func theWheelsTurnAndTheScreenAroundThemStays() throws {
    let phone = try launch()
    phone.scroll(by: CGSize(width: 0, height: 400), at: CGPoint(x: 200, y: 300))
    phone.settle()
    let element = try phone.element("date")
    let picker = try #require(element.view as? UIDatePicker)
    let (before, frame) = (picker.date, element.frame)
    let middle = CGPoint(x: frame.midX - 80, y: frame.midY)
    phone.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60))
    phone.settle()
    #expect(picker.date > before)
    #expect(element.frame == frame)
  }

  @Test func switchingOffStartsTheIndicator() throws {
    let phone = try launch()
    #expect(!phone.isAnimating)
    try phone.element("switch").tap()
    phone.advance(by: 1)
    #expect(phone.isAnimating)
    try phone.element("switch").tap()
    phone.advance(by: 1)
    #expect(!phone.isAnimating)
  }

  @Test func tappingTheSearchFieldBringsCancelAndCancelTakesItAway() throws {
    let phone = try launch()
    try phone.element("search").type("abc")
    phone.settle()
    let bar = try #require(try phone.element("search-bar").view as? UISearchBar)
    #expect(bar.showsCancelButton)
    #expect(bar.text == "abc")
    let frame = try phone.element("search-bar").frame
    phone.tap(at: CGPoint(x: frame.maxX - 30, y: frame.midY))
    phone.settle()
    #expect(!bar.isFirstResponder)
    #expect(bar.text == "")
    #expect(!bar.showsCancelButton)
  }

  @Test func darkAndLightAreTheSameWheneverTheyAreChosen() throws {
    let light = try launch()
    let dark = try launch(.dark)
    #expect(try Snapshot(of: light).png != Snapshot(of: dark).png)
    light.setAppearance(.dark)
    light.settle()
    #expect(try Snapshot(of: light).png == Snapshot(of: dark).png)
  }

  @Test func controlsAtRestNeedNoFrames() throws {
    let phone = try launch()
    let first = try Snapshot(of: phone).png
    phone.advance(by: 5)
    #expect(!phone.isAnimating)
    #expect(try Snapshot(of: phone).png == first)
  }
}
