/// How far something is, or that it is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.progressViewStyle) private var style
  let fraction: Double?
  let label: Label?
  let valueLabel: CurrentValueLabel?

  private init(_ fraction: Double?, _ label: Label?, _ valueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.valueLabel = valueLabel
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }

  /// How far something is of `total`, with a label above and one for the value below.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.fraction(value, total), label(), currentValueLabel())
  }

  /// What the style makes of it: a bar, or turning spokes while nothing is known.
  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
      currentValueLabel: valueLabel.map {
        ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView($0))
      })
    if let style {
      style.make(configuration)
    } else {
      DefaultProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something is under way, with a label below.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label(), nil)
  }

  /// How far something is of `total`, with a label above.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.fraction(value, total), label(), nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something is under way.
  public init() {
    self.init(nil, nil, nil)
  }

  /// How far something is of `total`.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(Self.fraction(value, total), nil, nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something is under way, with a title below.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(nil, Text(titleKey), nil)
  }

  /// Something is under way, with a title below.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(nil, Text(title), nil)
  }

  /// How far something is of `total`, with a title above.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(Self.fraction(value, total), Text(titleKey), nil)
  }

  /// How far something is of `total`, with a title above.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(Self.fraction(value, total), Text(title), nil)
  }
}
