/// What constraints are about: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// What layout keeps of the item.
  var itemRecord: LayoutItemRecord { get }
  /// The view itself, or the owner of the guide.
  var layoutView: UIView? { get }
  /// The view whose bounds' space the item is placed in.
  var layoutSpace: UIView? { get }
  /// Where something else than constraints puts the item; `nil` if constraints do.
  var fixedPlace: LayoutPlace? { get }
}

extension UIView: LayoutItem {
  var itemRecord: LayoutItemRecord { layoutRecord }
  var layoutView: UIView? { self }
  var layoutSpace: UIView? { superview }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
  var layoutSpace: UIView? { owningView }
}
