/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What it shows. It is only given configurations of the kind that made it.
  var configuration: any UIContentConfiguration { get set }
}
