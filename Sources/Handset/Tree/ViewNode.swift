import UIKit

/// One view of a tree dump with the views inside it. Text that is kept from view on the
/// screen is not in it.
public struct ViewNode: Codable, Hashable, Sendable {
  /// The name of the view's class.
  public var `class`: String
  /// Its accessibility identifier.
  public var id: String?
  /// The accessibility label that it was given.
  public var label: String?
  /// Its text or title; left out for secure fields.
  public var text: String?
  /// Its placeholder.
  public var placeholder: String?
  /// Place in the superview: x, y, width, height in points.
  public var frame: [Double]
  /// Where it is seen at this instant: x, y, width, height in points of the screen.
  public var screen: [Double]
  /// Whether it has the focus; left out otherwise.
  public var focused: Bool?
  /// Whether it is hidden; left out otherwise.
  public var hidden: Bool?
  /// Opacity; left out when 1.
  public var alpha: Double?
  /// How far a scroll view is scrolled: x, y in points; left out for other views.
  public var offset: [Double]?
  /// Whether what is typed is kept from view; left out otherwise.
  public var secure: Bool?
  /// The views inside, back to front; left out when there are none.
  public var children: [ViewNode]?
}
