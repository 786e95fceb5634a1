import Foundation

/// What a layer does when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Does it for the property `event` of the layer `anObject`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: as a layer's action it stands for "change at once".
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
