/// A number that grows with the size of text.
@preconcurrency @MainActor
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: SystemProperty {
  private let base: Value
  private let style: UIFont.TextStyle
  private var value: Value?

  /// A number that grows as the body's text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// A number that grows as text of a role does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle.uiStyle
  }

  /// The number at the text size of the place; as it was given outside a view on screen.
  public var wrappedValue: Value { value ?? base }

  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let (size, keys) = node.environment.readKeys { $0.dynamicTypeSize }
    let traits = UITraitCollection(preferredContentSizeCategory: size.uiCategory)
    value = Value(
      UIFontMetrics(forTextStyle: style)
        .scaledValue(for: CGFloat(base), compatibleWith: traits))
    slot.environmentKeys = keys
  }
}

extension ScaledMetric: ComparableProperty {
  func isSame(as other: Any) -> Bool { (other as? ScaledMetric<Value>)?.base == base }
}
