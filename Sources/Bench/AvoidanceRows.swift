import Foundation
import Handset
import KeyboardAvoidance
import UIKit

/// Making room for the keyboard in a scrolling form of 100 fields: from the notification to the
/// layout that follows.
@MainActor
enum AvoidanceRows {
  private static let times = 200

  static func run() throws -> [BenchmarkRow] {
    let equipment = try PhoneEquipment()
    let form = Form()
    let phone = try Phone(
      PhoneConfiguration(device: equipment.catalogue.device(named: "iphone-14-pro")),
      equipment: equipment
    ) { form }
    phone.focus(form.fields[60])
    phone.settle()
    let step = (0..<5).map { _ in secondsPerChange(phone) }.min() ?? 0
    return [
      BenchmarkRow(
        label: "making room for the keyboard: 100 fields", seconds: step, limit: 300e-6)
    ]
  }

  /// The notice of a keyboard that grows or shrinks, as the system posts it, and the turn after.
  private static func secondsPerChange(_ phone: Phone) -> Double {
    let screen = UIScreen.main.bounds
    let clock = ContinuousClock()
    var spent = Duration.zero
    for step in 0..<times {
      let height: CGFloat = step.isMultiple(of: 2) ? 291 : 336
      let frame = CGRect(
        x: 0, y: screen.maxY - height, width: screen.width, height: height)
      let note = Notification(
        name: UIResponder.keyboardWillChangeFrameNotification, object: UIScreen.main,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        ])
      spent += clock.measure {
        phone.perform { NotificationCenter.default.post(note) }
      }
      phone.advance(by: 0.6)
    }
    return spent.inSeconds / Double(times)
  }

  private final class Form: UIViewController {
    let fields = (0..<100).map { _ in UITextField() }

    override func viewDidLoad() {
      super.viewDidLoad()
      let scrollView = UIScrollView(frame: view.bounds)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
      let column = UIStackView(arrangedSubviews: fields)
      column.axis = .vertical
      column.spacing = 12
      column.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(column)
      let content = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: content.topAnchor),
        column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      ])
      for field in fields { field.heightAnchor.constraint(equalToConstant: 44).isActive = true }
      avoidKeyboard()
    }
  }
}
