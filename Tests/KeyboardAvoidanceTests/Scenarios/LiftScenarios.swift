import HandsetTesting
import KeyboardAvoidance
import Testing

/// Scenarios in which a container goes up or is padded.
@MainActor
struct LiftScenarios {
  /// R8 as an app would write it.
  @MainActor
  private final class OwnLift {
    private let view: UIView
    private let rest: CGFloat
    private var tokens: [any NSObjectProtocol] = []
    private var top: CGFloat?

    init(_ view: UIView) {
      self.view = view
      rest = view.frame.minY
      for name in [
        UIResponder.keyboardWillChangeFrameNotification,
        UITextField.textDidBeginEditingNotification,
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] note in
            nonisolated(unsafe) let note = note
            MainActor.assumeIsolated { self?.move(note) }
          })
      }
    }

    isolated deinit {
      tokens.forEach(NotificationCenter.default.removeObserver)
    }

    private func move(_ note: Notification) {
      if let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
        guard note.object as? UIScreen === UIScreen.main else { return }
        top = frame.minY < UIScreen.main.bounds.maxY ? frame.minY : nil
      }
      UIView.animate(
        withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
      ) {
        self.view.frame.origin.y = self.rest - self.need
      }
    }

    private var need: CGFloat {
      guard let top, let field = view.window?.firstResponderView else { return 0 }
      return max(0, rest + view.convert(field.bounds, from: field).maxY + 12 - top)
    }
  }

  @Test("O-06 below a fixed header the container lifts", arguments: ScenarioTable.ways(.o06))
  func o06(way: Way) throws {
    let stage = try ScenarioStage("iphone-se1", way)
    let child = UIViewController()
    let container = UIView(frame: CGRect(0, 64, 320, 504))
    child.view = container
    stage.controller.addChild(child)
    stage.root.addSubview(container)
    let bar = UINavigationBar(frame: CGRect(0, 20, 320, 44))
    stage.root.addSubview(bar)
    let fields = [120, 300, 380].map { y in
      let field = UITextField(frame: CGRect(20, y, 200, 36))
      container.addSubview(field)
      return field
    }
    stage.phone.makeCurrent()
    var own: OwnLift?
    switch way {
    case .own: own = OwnLift(container)
    case .avoider: stage.controller.avoidKeyboard(.lift(container))
    case .needed:
      var options = KeyboardAvoider.Options()
      options.constraintMovement = .asNeeded
      let bottom = pin(container, in: stage.root)
      stage.controller.avoidKeyboard(.bottomConstraint(bottom), options: options)
    case .automatic: child.avoidKeyboard()
    }
    stage.phone.perform { stage.root.layoutIfNeeded() }
    var cycles: [[CGFloat]] = []
    for _ in 0..<5 {
      var frames: [CGFloat] = []
      func watch(_ check: () -> Void) {
        stage.eachFrame {
          check()
          #expect(stage.onScreen(bar) == CGRect(0, 20, 320, 44))
          frames.append((stage.onScreen(container).minY * 1000).rounded() / 1000)
        }
      }
      var before: CGFloat = 64
      let moves: [(field: Int, y: CGFloat)] = [(2, -113), (0, 64), (1, -33)]
      for (field, y) in moves {
        let isShowing = stage.phone.keyboardFrame == nil
        stage.phone.focus(fields[field])
        watch {
          // From rest the container is as far on its way as the keyboard is; from field to field
          // it goes straight to its place.
          let progress = (568 - stage.phone.keyboardTop) / 253
          let now = stage.onScreen(container).minY
          if isShowing {
            #expect(abs(now - (before + (y - before) * progress)) <= stage.pixel)
          } else {
            #expect(now >= min(before, y) - 0.01 && now <= max(before, y) + 0.01)
          }
        }
        before = y
        #expect(container.frame.minY == y)
      }
      stage.phone.blur()
      watch {
        let progress = (568 - stage.phone.keyboardTop) / 253
        let now = stage.onScreen(container).minY
        #expect(abs(now - (64 + (before - 64) * progress)) <= stage.pixel)
      }
      #expect(container.frame == CGRect(0, 64, 320, 504))
      cycles.append(frames)
    }
    #expect(cycles[4] == cycles[0])
    #expect(container.transform.isIdentity)
    withExtendedLifetime(own) {}
  }

  /// Holds a container by constraints where its frame is, and answers that at its bottom.
  private func pin(_ container: UIView, in root: UIView) -> NSLayoutConstraint {
    let frame = container.frame
    container.translatesAutoresizingMaskIntoConstraints = false
    let bottom = root.bottomAnchor.constraint(equalTo: container.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom,
      container.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      container.widthAnchor.constraint(equalToConstant: frame.width),
      container.heightAnchor.constraint(equalToConstant: frame.height),
    ])
    return bottom
  }

  @Test(
    "O-09 a card that does not start at the top of the screen", arguments: ScenarioTable.ways(.o09))
  func o09(way: Way) throws {
    let stage = try ScenarioStage("iphone-13", way)
    let sheet = UIView(frame: CGRect(0, 54, 390, 790))
    let container = UIView(frame: CGRect(0, 56, 390, 734))
    let footer = UIView()
    let field = UITextField(frame: CGRect(20, 10, 200, 44))
    stage.root.addSubview(sheet)
    sheet.addSubview(container)
    container.addSubview(field)
    container.addSubview(footer)
    footer.translatesAutoresizingMaskIntoConstraints = false
    let bottom =
      way == .own
      ? footer.bottomAnchor.constraint(equalTo: container.keyboardLayoutGuide.topAnchor)
      : container.bottomAnchor.constraint(equalTo: footer.bottomAnchor)
    if way == .own { container.keyboardLayoutGuide.usesBottomSafeArea = false }
    NSLayoutConstraint.activate([
      bottom,
      footer.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      footer.heightAnchor.constraint(equalToConstant: 44),
    ])
    stage.phone.perform { stage.root.layoutIfNeeded() }
    switch way {
    case .own: break
    case .avoider, .needed: stage.controller.avoidKeyboard(.bottomConstraint(bottom))
    case .automatic:
      let child = UIViewController()
      container.removeFromSuperview()
      child.view = container
      stage.controller.addChild(child)
      sheet.addSubview(container)
      child.avoidKeyboard()
    }
    stage.phone.perform { stage.root.layoutIfNeeded() }
    #expect(stage.onScreen(footer).minY == 800)
    /// The container reaches the screen's bottom, so its overlap is all of the keyboard.
    func settle() {
      stage.eachFrame {
        #expect(abs(stage.onScreen(footer).maxY - stage.phone.keyboardTop) <= stage.pixel)
        #expect(stage.onScreen(sheet) == CGRect(0, 54, 390, 790))
      }
    }
    stage.phone.focus(field)
    settle()
    #expect(stage.onScreen(footer) == CGRect(0, 464, 390, 44))
    #expect(footer.frame.minY == 354)
    #expect(sheet.frame == CGRect(0, 54, 390, 790))
    stage.phone.blur()
    settle()
    #expect(stage.onScreen(footer).minY == 800)
  }
}
