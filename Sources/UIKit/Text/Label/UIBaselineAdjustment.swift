/// Where text that was made smaller to fit stands in its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it had at its full size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
