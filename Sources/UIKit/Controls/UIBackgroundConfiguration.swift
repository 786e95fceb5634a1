/// The background of a configured button.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Corner radius in points, where the corner style is `fixed`.
  public var cornerRadius: CGFloat = ButtonMeasures.dynamicCornerRadius
  /// The fill; the configuration's own colour while `nil`.
  public var backgroundColor: UIColor?
  /// The border's colour; no border while `nil`.
  public var strokeColor: UIColor?
  /// The border's width, points.
  public var strokeWidth: CGFloat = 0
  /// Distances from the button's edges, points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// A background without a colour of its own.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  init(backgroundColor: UIColor? = nil) {
    self.backgroundColor = backgroundColor
  }
}
