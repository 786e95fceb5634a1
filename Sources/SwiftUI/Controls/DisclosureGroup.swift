/// A row that shows or hides what is below it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @Environment(\.layoutDirection) private var direction
  @State private var isOpen = false
  private let binding: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// A row that remembers by itself whether it is open; at first it is not.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    binding = nil
    self.content = content
    self.label = label()
  }

  /// A row that is open while a state is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    binding = isExpanded
    self.content = content
    self.label = label()
  }

  private var isExpanded: Binding<Bool> { binding ?? $isOpen }
  /// Degrees by which the arrow is turned to point down.
  private var turn: Double { direction == .rightToLeft ? -90 : 90 }

  /// The row, and what is below while it is open.
  public var body: some View {
    Button {
      withAnimation { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack {
        label
        Spacer()
        DisclosureArrow()
          .font(.system(size: 14, weight: .semibold))
          .foregroundColor(.accentColor)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? turn : 0))
      }
    }
    .buttonStyle(.plain)
    if isExpanded.wrappedValue { content() }
  }
}

extension DisclosureGroup where Label == Text {
  /// A row with a title that remembers by itself whether it is open.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A row with a title that is open while a state is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A row with a title that remembers by itself whether it is open.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// A row with a title that is open while a state is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
