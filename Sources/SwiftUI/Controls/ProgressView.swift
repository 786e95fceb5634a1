/// How far something is, or that it is under way.
public struct ProgressView: View {
  let value: Double?

  /// Something is under way.
  public init() {
    value = nil
  }

  /// How far something is of `total`.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.value = value.map { Double($0 / total) }
  }

  /// A bar, or turning spokes.
  public var body: some View {
    if let value {
      Bar(value: value)
    } else {
      Spokes()
    }
  }
}

private struct Bar: UIViewRepresentable {
  let value: Double

  func makeUIView(context: Context) -> UIProgressView {
    UIProgressView(progressViewStyle: .default)
  }

  func updateUIView(_ view: UIProgressView, context: Context) {
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
    view.style = context.environment.controlSize.isLarge ? .large : .medium
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context
  ) -> CGSize? { uiView.sizeThatFits(.zero) }
}
