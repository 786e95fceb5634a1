import Testing
import UIKit

@MainActor
struct LayoutKeyboardGuideTests {
  /// Supplies a keyboard of a given height and nothing else.
  private final class Host: KeyboardHost {
    let window = UIWindow()
    let keyboardView = UIView()
    var frame: CGRect

    init(frame: CGRect) {
      self.frame = frame
      window.addSubview(keyboardView)
    }

    func keyboardFrame(for input: any UIKeyInput) -> CGRect? { frame }
    func prepareKeyboard(for input: any UIKeyInput) {}
    func inputDidChange(_ input: any UIKeyInput) {}
  }

  private final class Field: UIView, UIKeyInput {
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var autocapitalizationType = UITextAutocapitalizationType.none
    var autocorrectionType = UITextAutocorrectionType.no
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  private struct Scene {
    let phone: LayoutFixture
    let host: Host
    let field: Field
    let button: UIView

    @MainActor
    init(keyboard: CGFloat = 336) {
      phone = LayoutFixture()
      field = Field()
      host = Host(frame: CGRect(0, 844 - keyboard, 390, keyboard))
      phone.application.keyboard.host = host
      phone.root.addSubview(field)
      button = phone.add()
      let safe = phone.root.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
        button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
        button.heightAnchor.constraint(equalToConstant: 50),
        phone.root.keyboardLayoutGuide.topAnchor.constraint(
          equalTo: button.bottomAnchor, constant: 16),
      ])
      phone.layOut()
    }
  }

  @Test func pinnedButtonStandsAboveTheSafeAreaAndThenAboveTheKeyboard() {
    let scene = Scene()
    #expect(scene.button.frame == CGRect(16, 744, 358, 50))
    scene.field.becomeFirstResponder()
    #expect(scene.button.frame == CGRect(16, 442, 358, 50))
    #expect(scene.phone.root.keyboardLayoutGuide.layoutFrame == CGRect(0, 508, 390, 336))
    scene.field.resignFirstResponder()
    #expect(scene.button.frame == CGRect(16, 744, 358, 50))
  }

  @Test func guideFollowsAnotherHeight() {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    scene.host.frame = CGRect(0, 553, 390, 291)
    scene.phone.application.keyboard.update()
    #expect(scene.button.frame.minY == 487)
  }

  @Test func withoutTheSafeAreaTheHiddenGuideHasNoHeight() {
    let scene = Scene()
    let guide = scene.phone.root.keyboardLayoutGuide
    guide.usesBottomSafeArea = false
    scene.phone.layOut()
    #expect(scene.button.frame.minY == 778)
    scene.field.becomeFirstResponder()
    #expect(scene.button.frame.minY == 442)
  }

  @Test func undockedKeyboardIsFollowedOnlyWhenAsked() {
    let scene = Scene()
    scene.host.frame = CGRect(50, 300, 290, 200)
    scene.field.becomeFirstResponder()
    #expect(scene.button.frame.minY == 744)
    scene.phone.root.keyboardLayoutGuide.followsUndockedKeyboard = true
    scene.phone.layOut()
    #expect(scene.button.frame.minY == 234)
    #expect(scene.phone.root.keyboardLayoutGuide.layoutFrame == CGRect(50, 300, 290, 200))
  }

  @Test func constraintsCanBeActiveNearAnEdgeOnly() {
    let scene = Scene()
    let guide = scene.phone.root.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    let box = scene.phone.add(SizedView(20, 20))
    let atTop = box.topAnchor.constraint(equalTo: guide.bottomAnchor)
    let atBottom = box.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let atLeft = box.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    let aside = box.leadingAnchor.constraint(equalTo: scene.phone.root.leadingAnchor)
    guide.setConstraints([atBottom], activeWhenNearEdge: .bottom)
    guide.setConstraints([atTop], activeWhenAwayFrom: .bottom)
    guide.setConstraints([atLeft], activeWhenNearEdge: .leading)
    guide.setConstraints([aside], activeWhenAwayFrom: [.leading, .trailing])
    #expect(guide.constraintsActive(whenNearEdge: .bottom) == [atBottom])
    #expect(guide.constraintsActive(whenAwayFrom: .bottom) == [atTop])
    scene.phone.layOut()
    #expect(box.frame == CGRect(0, 790, 20, 20))
    scene.host.frame = CGRect(10, 200, 290, 200)
    scene.field.becomeFirstResponder()
    scene.phone.layOut()
    #expect(box.frame == CGRect(300, 400, 20, 20))
    scene.host.frame = CGRect(0, 400, 390, 430)
    scene.phone.application.keyboard.update()
    scene.phone.layOut()
    #expect(box.frame == CGRect(0, 380, 20, 20))
    guide.removeAllTrackedConstraints()
    #expect(!atBottom.isActive && !aside.isActive)
  }

  @Test func onlyDockedKeyboardsAreShownAndHidden() {
    let scene = Scene()
    var names: [String] = []
    var ends: [CGRect] = []
    let tokens = [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardWillHideNotification,
    ].map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: scene.phone.application.screen, queue: nil
      ) { note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated {
          names.append(name.rawValue.replacingOccurrences(of: "Notification", with: ""))
          ends.append(end ?? .null)
        }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    let application = scene.phone.application
    func move(to frame: CGRect) {
      names = []
      ends = []
      scene.host.frame = frame
      application.keyboard.update()
    }
    let change = "UIKeyboardWillChangeFrame"
    scene.host.frame = CGRect(0, 300, 390, 336)
    scene.field.becomeFirstResponder()
    #expect(names == [change])
    move(to: CGRect(0, 508, 390, 336))
    #expect(names == [change, "UIKeyboardWillShow"])
    move(to: CGRect(0, 400, 390, 336))
    #expect(names == [change, "UIKeyboardWillHide"])
    move(to: CGRect(20, 300, 320, 254))
    #expect(names == [change])
    #expect(ends == [.zero])
    names = []
    scene.field.resignFirstResponder()
    #expect(names == [change])
  }

  @Test func viewThatDoesNotReachTheKeyboardIsNotCovered() {
    let scene = Scene()
    let box = UIView(frame: CGRect(0, 100, 390, 450))
    scene.phone.root.addSubview(box)
    let inner = scene.phone.add(to: box)
    NSLayoutConstraint.activate([
      inner.bottomAnchor.constraint(equalTo: box.keyboardLayoutGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    scene.phone.layOut()
    #expect(inner.frame.maxY == 450)
    scene.field.becomeFirstResponder()
    #expect(inner.frame.maxY == 408)
    box.frame.origin.y = 50
    scene.phone.layOut()
    #expect(inner.frame.maxY == 450)
  }

  /// Runs the clock to `end` in 1/60 s and checks in every frame that the button stands on the
  /// higher of the keyboard's top and the bottom of the safe area. Answers the keyboard's tops.
  private func watch(_ scene: Scene, until end: Double) -> [CGFloat] {
    let clock = scene.phone.application.clock
    var tops: [CGFloat] = []
    while clock.now < end - 1e-9 {
      clock.advance(to: min(end, clock.now + 1 / 60)) { scene.phone.layOut() }
      let keyboard = scene.host.keyboardView.layer.presentationProperties(at: clock.now)
      let top = keyboard.position.y - keyboard.bounds.height / 2
      let button = scene.button.layer.presentationProperties(at: clock.now)
      #expect(abs(button.position.y + 25 - (min(810, top) - 16)) < 1e-6)
      tops.append(top)
    }
    return tops
  }

  @Test func inEveryFrameTheButtonStandsOnWhateverIsHigher() {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    #expect(scene.button.layer.presentationProperties(at: 0).position.y == 769)
    let rising = watch(scene, until: 0.6)
    #expect(rising.contains { $0 > 600 && $0 < 800 })
    #expect(rising.last == 508)
    #expect(!scene.button.layer.isAnimated)

    scene.field.resignFirstResponder()
    let falling = watch(scene, until: 1.2)
    #expect(falling.contains { $0 > 810 && $0 < 844 })
    #expect(falling.last == 844)
    #expect(!scene.button.layer.isAnimated)
  }

  @Test func interruptedMotionsStayInStep() {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    var now = 0.6
    _ = watch(scene, until: now)
    for step in 0..<10 {
      if step.isMultiple(of: 2) {
        scene.field.resignFirstResponder()
      } else {
        scene.field.becomeFirstResponder()
      }
      now += 0.05
      _ = watch(scene, until: now)
    }
    scene.field.resignFirstResponder()
    let tops = watch(scene, until: now + 0.7)
    #expect(tops.last == 844)
    #expect(scene.button.frame == CGRect(16, 744, 358, 50))
    #expect(!scene.button.layer.isAnimated)
  }

  @Test func whatTheAppChangesOnNoticeIsNotCarriedByTheKeyboard() {
    let scene = Scene()
    let other = scene.phone.add(SizedView(10, 10))
    let top = other.topAnchor.constraint(equalTo: scene.phone.root.topAnchor)
    top.isActive = true
    scene.phone.layOut()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { top.constant = 100 } }
    scene.field.becomeFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(other.frame.minY == 100)
    #expect(!other.layer.isAnimated)
    #expect(scene.button.layer.isAnimated)
  }

  @Test func turningThePhoneTakesTheGuideAlong() {
    let scene = Scene()
    let application = scene.phone.application
    func turn(landscape: Bool) {
      application.keyboard.performRotation {
        scene.host.frame =
          landscape ? CGRect(0, 181, 844, 209) : CGRect(0, 508, 390, 336)
        application.updateScreen(
          ScreenConfiguration(
            size: landscape ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844),
            scale: 3,
            safeAreaInsets: landscape
              ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
              : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            statusBarHeight: 0, traits: application.screen.traitCollection))
      }
      application.performTurn()
    }
    scene.field.becomeFirstResponder()
    #expect(scene.button.frame == CGRect(16, 442, 358, 50))
    turn(landscape: true)
    #expect(scene.button.frame == CGRect(63, 115, 718, 50))
    scene.field.resignFirstResponder()
    #expect(scene.button.frame == CGRect(63, 303, 718, 50))
    turn(landscape: false)
    #expect(scene.button.frame == CGRect(16, 744, 358, 50))
  }
}
