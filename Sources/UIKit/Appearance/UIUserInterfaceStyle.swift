/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not decided here.
  case unspecified = 0
  /// Dark ink on light ground.
  case light = 1
  /// Light ink on dark ground.
  case dark = 2
}
