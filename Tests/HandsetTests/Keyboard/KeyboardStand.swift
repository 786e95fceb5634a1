import HandsetTesting
import Testing

/// A controller with a field and a button that hangs on the keyboard's guide (R10 of the
/// scenarios: 50 high, 16 from the sides of the safe area and from the guide).
final class PinnedButtonController: UIViewController {
  let field = UITextField(frame: CGRect(x: 16, y: 110, width: 250, height: 44))
  let second = UITextField(frame: CGRect(x: 16, y: 170, width: 250, height: 44))
  let button = UIButton()
  var accessory: UIView?
  var keepsAccessory = false

  override var canBecomeFirstResponder: Bool { keepsAccessory }
  override var inputAccessoryView: UIView? { accessory }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    view.addSubview(second)
    view.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      button.heightAnchor.constraint(equalToConstant: 50),
      view.keyboardLayoutGuide.topAnchor.constraint(
        equalTo: button.bottomAnchor, constant: 16),
    ])
  }
}

extension Phone {
  /// The names of all notices since the last `clear()`.
  var notices: [String] { events.events.map(\.name) }

  /// Lets frames of 1/60 s pass until all is at rest, and calls `body` after each.
  func eachFrame(_ body: () throws -> Void) rethrows {
    var frames = 0
    while isMoving, frames < 600 {
      frames += 1
      advance(by: 1.0 / 60)
      try body()
    }
  }
}

extension [String] {
  static let show = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]
  static let hide = ["willChangeFrame", "willHide", "didChangeFrame", "didHide"]
  static let change = ["willChangeFrame", "didChangeFrame"]
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
