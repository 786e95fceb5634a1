extension UIView {
  /// Which distances and sizes follow when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews, oldSize != bounds.size else { return }
    for subview in subviews where subview.isPlacedByAutoresizing {
      subview.resize(withOldSuperviewSize: oldSize)
    }
  }

  /// Distributes the superview's change of size over the flexible parts of each axis, in
  /// proportion to their present length, as UIKit does.
  func resize(withOldSuperviewSize oldSize: CGSize) {
    guard let superview, !autoresizingMask.isEmpty else { return }
    let frame = restingFrame
    let horizontal = AutoresizedAxis(
      start: frame.minX, length: frame.width, oldTotal: oldSize.width,
      newTotal: superview.bounds.width,
      flexibleStart: autoresizingMask.contains(.flexibleLeftMargin),
      flexibleLength: autoresizingMask.contains(.flexibleWidth),
      flexibleEnd: autoresizingMask.contains(.flexibleRightMargin))
    let vertical = AutoresizedAxis(
      start: frame.minY, length: frame.height, oldTotal: oldSize.height,
      newTotal: superview.bounds.height,
      flexibleStart: autoresizingMask.contains(.flexibleTopMargin),
      flexibleLength: autoresizingMask.contains(.flexibleHeight),
      flexibleEnd: autoresizingMask.contains(.flexibleBottomMargin))
    let box = CGRect(
      x: horizontal.newStart, y: vertical.newStart, width: horizontal.newLength,
      height: vertical.newLength)
    if isMovedByTransition { place(in: box) } else { self.frame = box }
  }
}

private struct AutoresizedAxis {
  var start: CGFloat
  var length: CGFloat
  var oldTotal: CGFloat
  var newTotal: CGFloat
  var flexibleStart: Bool
  var flexibleLength: Bool
  var flexibleEnd: Bool

  private var end: CGFloat { oldTotal - start - length }

  private var flexibleSum: CGFloat {
    (flexibleStart ? start : 0) + (flexibleLength ? length : 0) + (flexibleEnd ? end : 0)
  }

  private func share(of part: CGFloat, flexible: Bool) -> CGFloat {
    guard flexible else { return 0 }
    let growth = newTotal - oldTotal
    let sum = flexibleSum
    if sum != 0 { return growth * part / sum }
    let count = [flexibleStart, flexibleLength, flexibleEnd].count { $0 }
    return growth / CGFloat(count)
  }

  var newStart: CGFloat { start + share(of: start, flexible: flexibleStart) }
  var newLength: CGFloat { length + share(of: length, flexible: flexibleLength) }
}
