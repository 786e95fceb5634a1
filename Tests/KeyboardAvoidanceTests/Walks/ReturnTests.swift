import Gallery
import HandsetTesting
import Testing

/// Screens that come back after the phone was turned.
@MainActor
struct ReturnTests {
  @Test func aFieldIsInSightWhenItsScreenComesBackTurned() throws {
    let scene = try #require(Gallery.scene(id: "form"))
    let phone = try Phone.launch("iphone-8-plus", makeRoot: scene.makeController)
    phone.focus(try #require(phone.view(withIdentifier: "country")))
    phone.settle()
    let root = try #require(phone.window.rootViewController)
    let next = scene.makeController()
    next.modalPresentationStyle = .fullScreen
    phone.perform { root.present(next, animated: true) }
    phone.advance(by: 1)
    phone.rotate(to: .landscapeRight)
    phone.advance(by: 1)
    let company = try #require(
      phone.textInputs.first {
        $0.accessibilityIdentifier == "company" && $0.isDescendant(of: next.view)
      })
    phone.focus(company)
    phone.advance(by: 1)
    phone.perform { root.dismiss(animated: true) }
    phone.advance(by: 1.5)
    let country = try #require(phone.focusedView)
    let frame = phone.presentedFrame(of: country)
    #expect(frame.minY >= 0 && frame.maxY <= phone.keyboardTop)
  }

  @Test(arguments: ["iphone-se1", "iphone-8", "iphone-13", "iphone-15-pro-max"])
  func aConversationIsWhereItWasWhenTheKeyboardHasGone(device: String) throws {
    let scene = try #require(Gallery.scene(id: "chat"))
    let phone = try Phone.launch(device, makeRoot: scene.makeController)
    phone.settle()
    let scrollView = try #require(phone.view(withIdentifier: "scroll") as? UIScrollView)
    for orientation in [Orientation.portrait, .landscapeRight] {
      phone.rotate(to: orientation)
      phone.settle()
      let rest = scrollView.contentOffset
      phone.focus(try #require(phone.view(withIdentifier: "message")))
      phone.settle()
      phone.blur()
      phone.settle()
      #expect(scrollView.contentOffset == rest, "\(orientation)")
    }
  }
}
