import Devices
import UIKit

extension Phone {
  /// A phone that shows its keyboard in a pose, at rest, over a screen with one field.
  /// - Throws: `ResourceError` when the keyboard's resources cannot be read.
  public static func posing(
    _ pose: KeyboardPose, _ configuration: PhoneConfiguration, equipment: PhoneEquipment
  ) throws -> Phone {
    let screen = PoseViewController(pose)
    let phone = try Phone(configuration, equipment: equipment) { screen }
    phone.focus(screen.field)
    phone.settle()
    phone.perform {
      if let plane = pose.plane { phone.keyboard.show(plane) }
      phone.keyboard.setShift(pose.shift)
      if pose.isEmoji { phone.keyboard.setEmoji(true) }
    }
    phone.settle()
    if let pressed = pose.pressed, let frame = phone.keyboard.keyFrame(named: pressed) {
      _ = phone.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
      phone.advance(by: pose.pressDuration)
    }
    return phone
  }
}

/// The screen behind the keyboard: grey, with a field.
@MainActor
private final class PoseViewController: UIViewController {
  let field = UITextField()

  init(_ pose: KeyboardPose) {
    super.init()
    field.keyboardType = pose.type
    field.returnKeyType = pose.returnKey
    field.textContentType = pose.contentType
    field.isSecureTextEntry = pose.isSecure
    field.keyboardAppearance = pose.keys
    field.borderStyle = .roundedRect
    field.text = pose.text
    field.accessibilityIdentifier = "field"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.addSubview(field)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    field.frame = CGRect(
      x: 16, y: view.safeAreaInsets.top + 16, width: view.bounds.width - 32, height: 36)
  }
}
