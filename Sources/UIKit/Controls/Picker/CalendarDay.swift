import Foundation

/// A day of a calendar.
@MainActor
final class CalendarDay: UIControl {
  private static let disc: CGFloat = 42

  private(set) var date: Date?

  private let ground = UIView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ground.isUserInteractionEnabled = false
    ground.layer.cornerRadius = Self.disc / 2
    label.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(ground)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows a day, or nothing.
  func show(
    _ day: (number: Int, date: Date)?, isToday: Bool, isChosen: Bool, isAllowed: Bool
  ) {
    date = day?.date
    isEnabled = isAllowed
    label.text = day.map { String($0.number) }
    label.font = .systemFont(ofSize: isChosen ? 24 : 20, weight: isChosen ? .medium : .regular)
    ground.isHidden = !isChosen
    ground.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.14)
    label.textColor =
      if isChosen {
        isToday ? .white : tintColor
      } else if !isAllowed {
        .tertiaryLabel
      } else {
        isToday ? tintColor : .label
      }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    ground.frame = CGRect(
      x: (bounds.width - Self.disc) / 2, y: (bounds.height - Self.disc) / 2, width: Self.disc,
      height: Self.disc)
  }
}
