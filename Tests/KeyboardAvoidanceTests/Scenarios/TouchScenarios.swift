import HandsetTesting
import KeyboardAvoidance
import Testing

/// Scenarios with fingers.
@MainActor
struct TouchScenarios {
  /// Lets the insets follow the guide, which is how an app follows a finger.
  private final class Follower: UIView {
    var insets: OwnInsets?

    override func layoutSubviews() {
      super.layoutSubviews()
      UIView.performWithoutAnimation { insets?.makeRoom(below: frame.maxY) }
    }
  }

  private func stage(_ way: Way) throws -> (ScenarioStage, UITextField) {
    let stage = try ScenarioStage("iphone-13", way)
    stage.addScrollView(CGRect(0, 0, 390, 844), contentHeight: 1400)
    stage.scrollView.keyboardDismissMode = .interactive
    let field = stage.addField(y: 60)
    stage.addButton()
    if way == .own {
      stage.phone.makeCurrent()
      let follower = Follower()
      follower.insets = OwnInsets(stage.scrollView)
      follower.isUserInteractionEnabled = false
      follower.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(follower)
      NSLayoutConstraint.activate([
        follower.topAnchor.constraint(equalTo: stage.root.topAnchor),
        follower.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        follower.widthAnchor.constraint(equalToConstant: 1),
        follower.bottomAnchor.constraint(equalTo: stage.root.keyboardLayoutGuide.topAnchor),
      ])
    } else {
      stage.begin()
    }
    stage.focus(field)
    return (stage, field)
  }

  private func move(_ touch: UITouch, to y: CGFloat, _ phone: Phone) {
    phone.advance(by: 1.0 / 60)
    phone.touchMove(touch, to: CGPoint(x: 350, y: y))
  }

  @Test(
    "O-12 dragging the keyboard away, and back",
    arguments: ScenarioTable.ways(.o12), [true, false])
  func o12(way: Way, away: Bool) throws {
    let (stage, field) = try stage(way)
    let phone = stage.phone!
    let touch = phone.touchDown(at: CGPoint(x: 350, y: 300))
    let steps: [(finger: CGFloat, top: CGFloat, button: CGFloat, bottom: CGFloat)] = [
      (400, 508, 442, 336), (508, 508, 442, 336), (600, 600, 534, 244), (700, 700, 634, 144),
      (830, 830, 744, 34),
    ]
    for step in steps {
      move(touch, to: step.finger, phone)
      #expect(phone.keyboardTop == step.top)
      #expect(stage.onScreen(stage.button).minY == step.button)
      #expect(stage.effectiveBottom == step.bottom)
    }
    if away {
      move(touch, to: 690, phone)
      move(touch, to: 700, phone)
    } else {
      move(touch, to: 620, phone)
      move(touch, to: 600, phone)
    }
    phone.touchUp(touch)
    var last = stage.onScreen(stage.button).minY
    stage.eachFrame {
      let y = stage.onScreen(stage.button).minY
      #expect(away ? y >= last - 0.01 : y <= last + 0.01)
      #expect(y + 50 <= phone.keyboardTop)
      last = y
    }
    #expect(phone.keyboardTop == (away ? 844 : 508))
    #expect(stage.button.frame.minY == (away ? 744 : 442))
    #expect(stage.effectiveBottom == (away ? 34 : 336))
    #expect(field.isFirstResponder == !away)
  }

  @Test("O-13 who gets the tap, and what a dump contains", arguments: ScenarioTable.ways(.o13))
  func o13(way: Way) throws {
    let stage = try ScenarioStage("iphone-13", way)
    let phone = stage.phone!
    var fired: [String] = []
    func button(_ name: String, y: CGFloat) {
      let button = UIButton(frame: CGRect(16, y, 358, 50))
      button.addAction(UIAction { _ in fired.append(name) }, for: .touchUpInside)
      stage.root.addSubview(button)
    }
    let field = stage.addField(y: 60)
    button("A", y: 442)
    button("B", y: 600)
    phone.makeCurrent()
    var options = KeyboardAvoider.Options()
    options.dismissesOnTapOutside = true
    switch way {
    case .avoider, .needed: stage.controller.avoidKeyboard(.lift(stage.root), options: options)
    case .automatic: stage.controller.avoidKeyboard(options: options)
    case .own:
      let tap = UITapGestureRecognizer { [weak root = stage.root] tap in
        let hit = root?.hitTest(tap.location(in: root), with: nil)
        if !(hit is UIControl) { root?.endEditing(true) }
      }
      tap.cancelsTouchesInView = false
      stage.root.addGestureRecognizer(tap)
    }
    stage.focus(field)
    let dumps = try [Snapshot(of: phone).png, Snapshot(of: phone).png]
    #expect(dumps[0] == dumps[1])
    #expect(phone.pixelSize == (1170, 2532))
    #expect(phone.keyboardFrame.map { $0.minY * 3 } == 1524)
    #expect(field.isFirstResponder)
    let tree = ViewTree(phone)
    #expect(tree.keyboard == [0, 508, 390, 336])
    #expect(tree.text.contains("focused"))
    phone.tap(at: CGPoint(x: 195, y: 467))
    #expect(fired == ["A"])
    phone.tap(at: CGPoint(x: 195, y: 625))
    phone.settle()
    #expect(fired == ["A"])
    #expect(phone.keyboardTop == 508)
    phone.tap(at: CGPoint(x: 195, y: 200))
    phone.settle()
    #expect(phone.keyboardTop == 844)
    #expect(fired == ["A"])
  }
}
