import HandsetTesting
import KeyboardAvoidance
import Testing

/// A screen for the scenarios: a scroll view with fields, a pinned button, or both, and whoever
/// makes room.
@MainActor
final class ScenarioStage {
  let controller = UIViewController()
  let scrollView = UIScrollView()
  let button = UIButton()
  private(set) var phone: Phone!
  private var own: OwnInsets?
  private(set) var avoider: KeyboardAvoider?
  private let way: Way

  var root: UIView { controller.view }

  init(_ device: String, _ way: Way) throws {
    self.way = way
    let controller = controller
    phone = try Phone.launch(device) { controller }
  }

  init(_ configuration: PhoneConfiguration, _ way: Way) throws {
    self.way = way
    let controller = controller
    phone = try Phone(configuration, equipment: Phone.testEquipment.get()) { controller }
  }

  // MARK: Tree

  func addScrollView(_ frame: CGRect, contentHeight: CGFloat) {
    scrollView.frame = frame
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: frame.width, height: contentHeight)
    root.insertSubview(scrollView, at: 0)
  }

  func addField(y: CGFloat, height: CGFloat = 44, secure: Bool = false) -> UITextField {
    let field = UITextField(frame: CGRect(x: 16, y: y, width: 240, height: height))
    field.isSecureTextEntry = secure
    (scrollView.superview == nil ? root : scrollView).addSubview(field)
    return field
  }

  /// R10. Avoiders get a plain constraint to the safe area; the test's own way is the guide.
  func addButton() {
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    let safe = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      button.heightAnchor.constraint(equalToConstant: 50),
      bottom,
    ])
  }

  private(set) lazy var bottom: NSLayoutConstraint =
    way == .own
    ? button.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -16)
    : button.bottomAnchor.constraint(
      equalTo: root.safeAreaLayoutGuide.bottomAnchor, constant: -16)

  // MARK: Room

  /// Lets whoever it is begin to make room for what was added.
  func begin(reveals: Bool = true) {
    phone.makeCurrent()
    phone.perform { root.layoutIfNeeded() }
    var options = KeyboardAvoider.Options()
    options.revealsTarget = reveals
    let hasScrollView = scrollView.superview != nil
    switch way {
    case .own:
      if hasScrollView { own = OwnInsets(scrollView, reveals: reveals) }
    case .avoider, .needed:
      if hasScrollView, button.superview != nil {
        controller.avoidKeyboard(
          .bottomConstraint(bottom), .scrollInset(scrollView), options: options)
      } else if hasScrollView {
        controller.avoidKeyboard(.scrollInset(scrollView), options: options)
      } else {
        controller.avoidKeyboard(.bottomConstraint(bottom), options: options)
      }
    case .automatic:
      // For a field in a scroll view no constraint moves by itself: that is named.
      if hasScrollView, button.superview != nil {
        controller.avoidKeyboard(.automatic, .bottomConstraint(bottom), options: options)
      } else {
        controller.avoidKeyboard(options: options)
      }
    }
    avoider = controller.keyboardAvoider
  }

  func focus(_ view: UIView) {
    phone.focus(view)
    phone.settle()
  }

  func hide() {
    phone.blur()
    phone.settle()
  }

  func rotate(to orientation: Orientation) {
    phone.rotate(to: orientation)
    phone.settle()
  }

  // MARK: Measures

  var offset: CGFloat { scrollView.contentOffset.y }
  var effectiveBottom: CGFloat { scrollView.adjustedContentInset.bottom }
  var largestOffset: CGFloat {
    scrollView.contentSize.height + effectiveBottom - scrollView.bounds.height
  }

  func scrollToEnd() {
    phone.perform { scrollView.contentOffset.y = largestOffset }
  }

  func onScreen(_ view: UIView) -> CGRect { phone.presentedFrame(of: view) }

  /// Points of a pixel.
  var pixel: CGFloat { 1 / phone.application.screen.scale + 1e-6 }

  /// How the scenarios' phone is held: the screen's height, the strip at its bottom, and the
  /// keyboard's height.
  enum Held {
    case portrait
    case landscape

    fileprivate var numbers: (screen: CGFloat, safe: CGFloat, keyboard: CGFloat) {
      self == .portrait ? (844, 34, 336) : (390, 21, 209)
    }
  }

  /// How far the pinned button's bottom is below where it belongs at this instant: on the guide,
  /// or, by notices, as far on its way as the keyboard is on its own.
  func lag(_ held: Held) -> CGFloat {
    let (screen, safe, keyboard) = held.numbers
    let top = phone.keyboardTop
    let guide =
      way == .own
      ? min(screen - safe, top) : screen - safe - (keyboard - safe) * (screen - top) / keyboard
    return onScreen(button).maxY - (guide - 16)
  }

  /// The pinned button is in step, to a pixel.
  func expectInStep(_ held: Held) {
    #expect(abs(lag(held)) <= pixel, "at \(phone.time) s, keyboard at \(phone.keyboardTop)")
  }

  /// Lets frames pass until all is at rest, and calls `body` after each.
  func eachFrame(_ body: () throws -> Void) rethrows {
    var frames = 0
    while phone.isMoving, frames < 600 {
      frames += 1
      phone.advance(by: 1.0 / 60)
      try body()
    }
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
