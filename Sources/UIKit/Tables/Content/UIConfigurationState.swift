/// What configurations adapt to.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// What the configurations of a view adapt to.
public struct UIViewConfigurationState: Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be operated.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false

  /// The state of a view that is neither disabled nor selected.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// What the configurations of a cell adapt to.
public struct UICellConfigurationState: Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be operated.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it is being edited.
  public var isEditing = false

  /// The state of a cell that is neither disabled nor selected.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

extension UIViewConfigurationState: UIConfigurationState {}
extension UICellConfigurationState: UIConfigurationState {}
