import UIKit

/// Date pickers in fields, as a calendar and as wheels.
public final class DatesViewController: UIViewController {
  /// Puts them into a column that scrolls.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let column = UIStackView(arrangedSubviews: [
      row("Date", picker(.date, .compact, "date")),
      row("Time", picker(.time, .compact, "time")),
      row("Both", picker(.dateAndTime, .compact, "both")),
      row("Off", off(picker(.date, .compact, "off"))),
      card(picker(.dateAndTime, .inline, "calendar")),
      card(picker(.countDownTimer, .wheels, "duration")),
    ])
    column.axis = .vertical
    column.spacing = 10
    column.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      column.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ name: String
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.countDownDuration = 5400
    picker.accessibilityIdentifier = name
    return picker
  }

  private func off(_ picker: UIDatePicker) -> UIDatePicker {
    picker.isEnabled = false
    return picker
  }

  private func row(_ title: String, _ picker: UIDatePicker) -> UIView {
    let label = UILabel()
    label.text = title
    let row = UIStackView(arrangedSubviews: [label, picker])
    row.alignment = .center
    picker.setContentHuggingPriority(.required, for: .horizontal)
    return row
  }

  private func card(_ picker: UIDatePicker) -> UIView {
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    picker.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      picker.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
      picker.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      picker.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
    ])
    return card
  }
}
