/// A description of the content of a cell or header, from which its view is made.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
