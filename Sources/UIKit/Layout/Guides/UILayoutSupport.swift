/// What `topLayoutGuide` and `bottomLayoutGuide` of a controller are: the strips that bars cover.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// Height of the strip, in points.
  var length: CGFloat { get }
  /// The strip's upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The strip's lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The strip's height.
  var heightAnchor: NSLayoutDimension { get }
}
