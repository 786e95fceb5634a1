/// The short bar at the top of a sheet by which it is drawn up and down (APPEARANCE 5.11).
@MainActor
final class SheetGrabber: UIControl {
  private static let bar = CGSize(width: 36, height: 5)
  private static let top: CGFloat = 5
  /// Where fingers count.
  private static let reach = CGSize(width: 100, height: 24)

  private let barView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    barView.isUserInteractionEnabled = false
    barView.backgroundColor = .tertiaryLabel
    barView.layer.cornerRadius = Self.bar.height / 2
    addSubview(barView)
    accessibilityIdentifier = "SheetGrabber"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var ownsSingleTaps: Bool { true }

  /// Stands in the middle of the top of a sheet that is `width` points wide.
  func place(width: CGFloat) {
    frame = CGRect(
      x: UIScreen.main.rounded((width - Self.reach.width) / 2), y: 0, width: Self.reach.width,
      height: Self.reach.height)
    barView.frame = CGRect(
      x: (Self.reach.width - Self.bar.width) / 2, y: Self.top, width: Self.bar.width,
      height: Self.bar.height)
  }
}
