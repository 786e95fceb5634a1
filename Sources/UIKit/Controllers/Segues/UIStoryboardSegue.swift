/// A way from one controller to another, on its way. Subclasses say in `perform()` how the
/// destination is shown.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue in its file.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown.
  public let destination: UIViewController

  private let handler: () -> Void

  /// A segue of a class that shows the destination itself.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = {}
  }

  /// A segue that `performHandler` carries out.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Shows the destination.
  open func perform() {
    handler()
  }
}
