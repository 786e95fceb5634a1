import Gallery
import HandsetTesting
import Testing

@MainActor
struct NotificationTests {
  private let phone: Phone

  init() throws {
    let scene = try #require(Gallery.scene(id: "login"))
    phone = try Phone.launch("iphone-14-pro", makeRoot: scene.makeController)
  }

  private func names() -> [String] { phone.events.events.map(\.name) }

  @Test("showing and hiding post four notices each, in order, with frames of the screen")
  func order() throws {
    try phone.element("username").tap()
    phone.settle()
    #expect(names() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    for event in phone.events.events {
      #expect(event.begin == CGRect(x: 0, y: 852, width: 393, height: 336))
      #expect(event.end == CGRect(x: 0, y: 516, width: 393, height: 336))
      #expect(event.duration == 0.25)
      #expect(event.curve == 7)
    }
    let times = phone.events.events.map(\.time)
    #expect(times[1] == times[0])
    #expect(abs(times[2] - times[0] - 0.25) < 1e-9)
    phone.events.clear()
    phone.blur()
    phone.settle()
    #expect(names() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(phone.events.events.allSatisfy { $0.end.minY == 852 && $0.begin.minY == 516 })
  }

  @Test("moving the focus posts only what changes the frame: the bar goes for a password")
  func focusMoves() throws {
    try phone.element("username").tap()
    phone.settle()
    phone.events.clear()
    try phone.element("password").tap()
    phone.settle()
    #expect(names() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(phone.events.events.first?.begin.height == 336)
    #expect(phone.events.events.first?.end.height == 291)
  }

  @Test("moving between fields with the same keyboard posts nothing")
  func sameKeyboard() throws {
    let scene = try #require(Gallery.scene(id: "form"))
    let phone = try Phone.launch("iphone-14-pro", makeRoot: scene.makeController)
    try phone.element("first-name").tap()
    phone.settle()
    phone.events.clear()
    try phone.element("last-name").tap()
    phone.settle()
    #expect(phone.events.events.isEmpty)
    #expect(try phone.element("last-name").isFocused)
  }

  @Test("turning the phone hides and shows: the frames fit each orientation")
  func rotation() throws {
    try phone.element("username").tap()
    phone.settle()
    phone.events.clear()
    phone.rotate(to: .landscapeRight)
    phone.settle()
    #expect(
      names() == [
        "willChangeFrame", "willHide", "didChangeFrame", "didHide", "willChangeFrame",
        "willShow", "didChangeFrame", "didShow",
      ])
    #expect(phone.events.events.last?.end == CGRect(x: 0, y: 184, width: 852, height: 209))
    #expect(try phone.element("username").isFocused)
  }

  @Test("an interrupted show never says that it has shown")
  func interruption() throws {
    try phone.element("username").tap()
    phone.advance(by: 0.1)
    phone.blur()
    phone.settle()
    #expect(
      names() == [
        "willChangeFrame", "willShow", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
      ])
    #expect(phone.keyboardTop == 852)
  }

  @Test("what a notice carries can be taken out in every way that apps use")
  func casts() throws {
    final class Observer {
      var casts: [String: Bool] = [:]

      @MainActor func note(_ notification: Notification) {
        let info = notification.userInfo
        let end = info?[UIResponder.keyboardFrameEndUserInfoKey]
        let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey]
        let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey]
        let local = info?[UIResponder.keyboardIsLocalUserInfoKey]
        let screen = notification.object as? UIScreen
        casts = [
          "frame as NSValue": (end as? NSValue)?.cgRectValue.height == 336,
          "frame as CGRect": (end as? CGRect)?.height == 336,
          "duration as Double": (duration as? Double) == 0.25,
          "duration as NSNumber": (duration as? NSNumber)?.doubleValue == 0.25,
          "duration as CGFloat": (duration as? CGFloat) == 0.25,
          "curve as Int": (curve as? Int) == 7,
          "curve as UInt": (curve as? UInt) == 7,
          "curve as NSNumber": (curve as? NSNumber)?.uintValue == 7,
          "local as Bool": (local as? Bool) == true,
          "sender as screen": screen === UIScreen.main,
        ]
      }
    }
    phone.makeCurrent()
    let observer = Observer()
    NotificationCenter.default.addObserver(
      observer, action: { observer in { observer.note($0) } },
      name: UIResponder.keyboardWillShowNotification, object: nil)
    try phone.element("username").tap()
    #expect(observer.casts.count == 10)
    #expect(observer.casts.filter { !$0.value }.isEmpty)
  }
}
