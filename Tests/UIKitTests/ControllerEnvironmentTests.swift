import HandsetTesting
import Testing

@testable import UIKit

/// What the system tells controllers and asks them about beyond appearing.
@MainActor
struct ControllerEnvironmentTests {
  private final class Screen: UIViewController {
    var orientations = UIInterfaceOrientationMask.allButUpsideDown
    var turns = true
    var warnings = 0

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override var shouldAutorotate: Bool { turns }
    override func didReceiveMemoryWarning() { warnings += 1 }
  }

  private func launch() throws -> (phone: Phone, screen: Screen) {
    let phone = try Phone.launch("iPhone 13 Pro") { Screen() }
    let screen = try #require(phone.window.rootViewController as? Screen)
    return (phone, screen)
  }

  @Test func theInterfaceTurnsOnlyWhereTheScreenSupportsIt() throws {
    let (phone, screen) = try launch()
    screen.orientations = .portrait
    phone.rotate(to: .landscapeLeft)
    phone.settle()
    #expect(screen.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(phone.orientation == .portrait)
    #expect(UIDevice.current.orientation == .landscapeRight)
    screen.orientations = .landscapeRight
    phone.rotate(to: .landscapeRight)
    phone.settle()
    #expect(screen.view.bounds.size == CGSize(width: 844, height: 390))
    screen.turns = false
    phone.rotate(to: .portrait)
    #expect(phone.orientation == .landscapeRight)
  }

  @Test func aFullScreenInFrontDecides() throws {
    let (phone, root) = try launch()
    root.orientations = .portrait
    let front = Screen()
    front.modalPresentationStyle = .fullScreen
    front.orientations = .all
    phone.perform { root.present(front, animated: false) }
    phone.rotate(to: .landscapeLeft)
    phone.settle()
    #expect(front.view.bounds.width == 844)
  }

  @Test func theDeviceTellsHowItIsHeld() throws {
    let (phone, screen) = try launch()
    var heard: [UIDeviceOrientation] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
    ) { _ in MainActor.assumeIsolated { heard.append(UIDevice.current.orientation) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    screen.orientations = .portrait
    for orientation in [Orientation.landscapeLeft, .landscapeLeft, .portrait] {
      phone.rotate(to: orientation)
    }
    #expect(heard == [.landscapeRight, .portrait])
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.model == "iPhone")
  }

  @Test func allControllersHearOfShortMemory() throws {
    let (phone, root) = try launch()
    let child = Screen()
    let sheet = Screen()
    phone.perform {
      root.addChild(child)
      root.present(sheet, animated: false)
    }
    phone.warnOfMemory()
    #expect([root, child, sheet].map(\.warnings) == [1, 1, 1])
  }

  @Test func viewsTellWhatTheyAreToPeopleWhoDoNotSeeThem() throws {
    let (phone, screen) = try launch()
    let label = UILabel()
    label.text = "Name"
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    let picture = UIImageView()
    for view in [label, button, picture] { screen.view.addSubview(view) }
    #expect(label.accessibilityLabel == "Name")
    #expect(label.accessibilityTraits == .staticText)
    #expect(button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(!picture.isAccessibilityElement)
    picture.accessibilityLabel = "Portrait of Ada"
    #expect(picture.isAccessibilityElement)
    #expect(phone.view(withIdentifier: "Portrait of Ada") === picture)
    #expect(ViewTree(phone).text.contains("UIImageView label \"Portrait of Ada\""))
  }
}
