/// What stands on a material: how strongly it is seen. Raw values are Apple's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text of the first order.
  case label = 0
  /// Text of the second order.
  case secondaryLabel = 1
  /// Text of the third order.
  case tertiaryLabel = 2
  /// Text of the fourth order.
  case quaternaryLabel = 3
  /// Large shapes.
  case fill = 4
  /// Larger shapes.
  case secondaryFill = 5
  /// The largest shapes.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7

  /// The system's colour for such things.
  var color: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
