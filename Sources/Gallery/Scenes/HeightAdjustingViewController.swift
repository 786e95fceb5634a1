import UIKit

/// A view that fills the space between the layout guides and becomes shorter by what the
/// keyboard takes, so that its lower edge meets the keyboard.
final class HeightAdjustingViewController: UIViewController {
  private let adjustingView = UIView()
  private var bottomConstraint: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    setUpAdjustingView()
    NotificationCenter.default.addObserver(
      self, action: HeightAdjustingViewController.keyboardWillShow,
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, action: HeightAdjustingViewController.keyboardWillHide,
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  private func setUpAdjustingView() {
    adjustingView.backgroundColor = .secondarySystemGroupedBackground
    adjustingView.accessibilityIdentifier = "adjusting"
    adjustingView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(adjustingView)
    let views: [String: Any] = ["view": adjustingView, "top": topLayoutGuide]
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top][view]", options: [], metrics: nil, views: views))
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[view]|", options: [], metrics: nil, views: views))
    bottomConstraint = NSLayoutConstraint(
      item: bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: adjustingView,
      attribute: .bottom, multiplier: 1, constant: 0)
    view.addConstraint(bottomConstraint)
    fillAdjustingView()
  }

  private func fillAdjustingView() {
    let title = UILabel.title("Height")
    let field = UITextField(placeholder: "Note", identifier: "note")
    let foot = UILabel("The lower edge", style: .footnote, color: .secondaryLabel)
    foot.accessibilityIdentifier = "foot"
    let parts: [String: Any] = ["title": title, "field": field, "foot": foot]
    for part in [title, field, foot] { adjustingView.addSubview(part) }
    let metrics = ["side": 20, "gap": 12]
    for format in [
      "V:|-gap-[title]-gap-[field]", "V:[foot]-gap-|", "H:|-side-[title]", "H:|-side-[foot]",
      "H:|-side-[field]-side-|",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics, views: parts))
    }
    view.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        self?.view.endEditing(true)
      })
  }

  /// The constraint starts at the lower layout guide, so what the guide takes already is not
  /// taken twice.
  private func keyboardWillShow(_ notification: Notification) {
    guard let change = KeyboardChange(notification) else { return }
    let frame = view.convert(change.endFrame, from: view.window)
    bottomConstraint.constant = max(
      0, view.bounds.height - frame.minY - bottomLayoutGuide.length)
    layOut(with: change)
  }

  private func keyboardWillHide(_ notification: Notification) {
    guard let change = KeyboardChange(notification) else { return }
    bottomConstraint.constant = 0
    layOut(with: change)
  }

  private func layOut(with change: KeyboardChange) {
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.view.layoutIfNeeded()
    }
  }
}
