import UIKit

/// Reads rectangles, sizes, points and insets.
enum RectValue {
  static func rect(_ element: MarkupElement) -> CGRect? {
    guard let x = element.number("x"), let y = element.number("y"),
      let width = element.number("width"), let height = element.number("height")
    else { return nil }
    guard width >= 0, height >= 0 else {
      element.refuse(width < 0 ? "width" : "height")
      return nil
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The frame that is stored for a view.
  static func frame(of view: MarkupElement) -> CGRect? {
    view.child("rect", key: "frame").flatMap(rect)
  }

  static func point(_ element: MarkupElement) -> CGPoint? {
    guard let x = element.number("x"), let y = element.number("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  static func size(_ element: MarkupElement) -> CGSize? {
    guard let width = element.number("width"), let height = element.number("height") else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  /// Insets of a control: `minX`, `minY`, `maxX`, `maxY`.
  static func inset(_ element: MarkupElement) -> UIEdgeInsets {
    UIEdgeInsets(
      top: element.number("minY") ?? 0, left: element.number("minX") ?? 0,
      bottom: element.number("maxY") ?? 0, right: element.number("maxX") ?? 0)
  }

  /// Margins: `top`, `left` or `leading`, `bottom`, `right` or `trailing`.
  static func margins(_ element: MarkupElement) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: element.number("top") ?? 0,
      leading: element.number("leading") ?? element.number("left") ?? 0,
      bottom: element.number("bottom") ?? 0,
      trailing: element.number("trailing") ?? element.number("right") ?? 0)
  }

  static func edges(_ element: MarkupElement) -> UIRectEdge {
    var edges = UIRectEdge()
    if element.flag("top") == true { edges.insert(.top) }
    if element.flag("left") == true { edges.insert(.left) }
    if element.flag("bottom") == true { edges.insert(.bottom) }
    if element.flag("right") == true { edges.insert(.right) }
    return edges
  }

  static func autoresizingMask(_ element: MarkupElement?) -> UIView.AutoresizingMask {
    var mask = UIView.AutoresizingMask()
    if element?.flag("flexibleMinX") == true { mask.insert(.flexibleLeftMargin) }
    if element?.flag("widthSizable") == true { mask.insert(.flexibleWidth) }
    if element?.flag("flexibleMaxX") == true { mask.insert(.flexibleRightMargin) }
    if element?.flag("flexibleMinY") == true { mask.insert(.flexibleTopMargin) }
    if element?.flag("heightSizable") == true { mask.insert(.flexibleHeight) }
    if element?.flag("flexibleMaxY") == true { mask.insert(.flexibleBottomMargin) }
    return mask
  }
}
