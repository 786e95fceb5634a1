import UIKit

/// The screen behind a keyboard in a pose, with a field.
@MainActor
final class PoseViewController: UIViewController {
  let field = UITextField()
  private let content = UIImageView()

  /// What shows through the tray.
  var behind: ScreenBehind {
    didSet { showBehind() }
  }

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
    view.addSubview(content)
    view.addSubview(field)
    showBehind()
  }

  private func showBehind() {
    view.backgroundColor = behind.ground
    content.image = behind.content.map { UIImage(cgImage: $0.image) }
    content.frame = behind.content?.frame ?? .zero
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    field.frame = CGRect(
      x: 16, y: view.safeAreaInsets.top + 16, width: view.bounds.width - 32, height: 36)
  }
}
