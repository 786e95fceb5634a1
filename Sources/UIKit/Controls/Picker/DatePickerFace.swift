/// One of the looks of a date picker.
@MainActor
protocol DatePickerFace: UIView {
  /// Called when the user has chosen something else.
  var onChange: ((DateChoice) -> Void)? { get set }

  /// Shows a choice.
  func show(_ choice: DateChoice, animated: Bool)

  /// The size that suits it, points.
  var naturalSize: CGSize { get }
}
