/// Where an edit menu is shown, and for what.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What the delegate knows the menu by.
  public let identifier: AnyHashable?
  /// The point of the view that the menu is about, points.
  public let sourcePoint: CGPoint

  /// A menu at a point of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier
    self.sourcePoint = sourcePoint
    super.init()
  }
}
