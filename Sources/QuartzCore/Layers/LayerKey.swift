/// The properties of a layer that can be animated. Raw values are Core Animation's key paths.
public enum LayerKey: String, CaseIterable, Sendable {
  /// `position`.
  case position
  /// `bounds`.
  case bounds
  /// `anchorPoint`.
  case anchorPoint
  /// `transform`.
  case transform
  /// `opacity`.
  case opacity
  /// `backgroundColor`.
  case backgroundColor
  /// `cornerRadius`.
  case cornerRadius
  /// `borderWidth`.
  case borderWidth
  /// `borderColor`.
  case borderColor
  /// `shadowColor`.
  case shadowColor
  /// `shadowOpacity`.
  case shadowOpacity
  /// `shadowOffset`.
  case shadowOffset
  /// `shadowRadius`.
  case shadowRadius
  /// `filters.gaussianBlur.inputRadius`.
  case contentBlur = "filters.gaussianBlur.inputRadius"
}
