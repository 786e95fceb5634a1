import UIKit

/// A view of a scene: where it was put and where Interface Builder had it.
public struct ViewLayout: Hashable, Sendable {
  /// Its id in the file.
  public let id: String
  /// The name of its class in UIKit.
  public let className: String
  /// Where it was put, in points of the superview.
  public let frame: CGRect
  /// Where the file says that Interface Builder had put it.
  public let stored: CGRect

  /// The greatest distance between an edge, or a size, and its stored counterpart, in points.
  public var off: CGFloat {
    max(
      abs(frame.minX - stored.minX), abs(frame.minY - stored.minY),
      abs(frame.width - stored.width), abs(frame.height - stored.height))
  }
}
