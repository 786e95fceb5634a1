extension UIView {
  /// Whether the view is one thing for people who do not see it. Labels, buttons and other controls
  /// and pictures with a label are by themselves.
  public var isAccessibilityElement: Bool {
    get { accessibilityParts.isElement ?? isElementByItself }
    set { accessibilityParts.isElement = newValue }
  }

  /// What the view is called; by itself what a label or a button says. Tree dumps show labels that
  /// were set.
  public var accessibilityLabel: String? {
    get { accessibilityParts.label ?? ownWords }
    set { accessibilityParts.label = newValue }
  }

  /// Whether the view and those inside are left out for people who do not see them.
  public var accessibilityElementsHidden: Bool {
    get { accessibilityParts.hidesElements }
    set { accessibilityParts.hidesElements = newValue }
  }

  /// What using the view does.
  public var accessibilityHint: String? {
    get { accessibilityParts.hint }
    set { accessibilityParts.hint = newValue }
  }

  /// What the view stands at.
  public var accessibilityValue: String? {
    get { accessibilityParts.value }
    set { accessibilityParts.value = newValue }
  }

  /// What the view is and does.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityParts.traits ?? ownTraits }
    set { accessibilityParts.traits = newValue }
  }

  /// The label that the view was given, not what it says by itself.
  package var givenAccessibilityLabel: String? { accessibilityParts.label }

  private var ownWords: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }

  private var isElementByItself: Bool {
    self is UILabel || self is UIControl || self is UIImageView && accessibilityParts.label != nil
  }

  private var ownTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits =
      switch self {
      case is UILabel: .staticText
      case is UIButton: .button
      case is UIImageView: .image
      case is UISlider, is UIPageControl: .adjustable
      case is UISearchTextField: .searchField
      default: .none
      }
    guard let control = self as? UIControl else { return traits }
    if !control.isEnabled { traits.insert(.notEnabled) }
    if control.isSelected { traits.insert(.selected) }
    return traits
  }
}
