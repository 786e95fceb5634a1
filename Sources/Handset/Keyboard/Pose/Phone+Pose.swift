import Devices
import UIKit

extension Phone {
  /// A phone that shows its keyboard in a pose, at rest, over a screen with one field.
  /// - Throws: `ResourceError` when the keyboard's resources cannot be read.
  public static func posing(
    _ pose: KeyboardPose, _ configuration: PhoneConfiguration, equipment: PhoneEquipment
  ) throws -> Phone {
    try posing(pose, behind: .plain, configuration, equipment: equipment)
  }

  /// The same over a given screen.
  static func posing(
    _ pose: KeyboardPose, behind: ScreenBehind, _ configuration: PhoneConfiguration,
    equipment: PhoneEquipment
  ) throws -> Phone {
    let screen = PoseViewController(pose, behind: behind)
    let phone = try Phone(configuration, equipment: equipment) { screen }
    phone.focus(screen.field)
    phone.settle()
    phone.perform {
      if let plane = pose.plane { phone.keyboard.show(plane) }
      if let shift = pose.shift { phone.keyboard.setShift(shift) }
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

/// The screen behind the keyboard, with a field.
@MainActor
private final class PoseViewController: UIViewController {
  let field = UITextField()
  private let behind: ScreenBehind

  init(_ pose: KeyboardPose, behind: ScreenBehind) {
    self.behind = behind
    super.init(nibName: nil, bundle: nil)
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
    view.backgroundColor = behind.ground
    for area in behind.areas {
      let patch = UIView(frame: area.frame)
      patch.backgroundColor = area.color
      view.addSubview(patch)
    }
    view.addSubview(field)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    field.frame = CGRect(
      x: 16, y: view.safeAreaInsets.top + 16, width: view.bounds.width - 32, height: 36)
  }
}
