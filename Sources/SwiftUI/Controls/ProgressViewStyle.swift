/// How progress looks.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// What progress is made of.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = ProgressViewStyleConfiguration
  /// What progress is made of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style of progress is told.
@preconcurrency @MainActor
public struct ProgressViewStyleConfiguration {
  /// What it is about.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// How far it is, in words.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// How far it is, 0…1; `nil` while nothing is known.
  public let fractionCompleted: Double?
  /// What it is about.
  public let label: Label?
  /// How far it is, in words.
  public let currentValueLabel: CurrentValueLabel?
}

/// A bar where something is known, turning spokes where not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}
  /// A bar or spokes.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar below its label.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}
  /// Label, bar and value below each other.
  public func makeBody(configuration: Configuration) -> some View {
    let bar = ProgressBar(value: configuration.fractionCompleted ?? 0)
    if configuration.label == nil, configuration.currentValueLabel == nil {
      bar
    } else {
      VStack(alignment: .leading, spacing: 4) {
        configuration.label
        bar
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// Turning spokes above their label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}
  /// Spokes and label below each other.
  public func makeBody(configuration: Configuration) -> some View {
    if let label = configuration.label {
      VStack(spacing: 8) {
        Spokes()
        label.foregroundStyle(.secondary)
      }
    } else {
      Spokes()
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where something is known, turning spokes where not.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Turning spokes.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// How progress inside looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(
      \.progressViewStyle,
      AnyStyle<ProgressViewStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ProgressViewStyleConfiguration>? { nil }
  }
  /// How progress looks.
  var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

private struct ProgressBar: UIViewRepresentable {
  let value: Double

  func makeUIView(context: Context) -> UIProgressView {
    UIProgressView(progressViewStyle: .default)
  }

  func updateUIView(_ view: UIProgressView, context: Context) {
    view.progressTintColor = context.environment.ownTint
    view.setProgress(Float(value), animated: view.window != nil)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIProgressView, context: Context
  ) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}

private struct Spokes: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    view.color = context.environment.ownTint
    view.style = context.environment.controlSize.isLarge ? .large : .medium
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context
  ) -> CGSize? { uiView.sizeThatFits(.zero) }
}
