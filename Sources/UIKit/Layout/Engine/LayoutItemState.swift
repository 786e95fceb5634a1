import Cassowary

/// An item in an engine: its variables, what fixes them, and their values.
@MainActor
final class LayoutItemState {
  unowned let item: any LayoutItem
  /// The item if it is a view. Unsafe for speed: a state goes before its item does.
  unowned(unsafe) let view: UIView?
  weak var engine: LayoutEngine?
  /// The layer of a view. Layers are cheaper to reach than the views that own them.
  let layer: CALayer?
  /// That of the superview, while constraints place a view in it.
  var moveMark: SubviewMoveMark?
  /// Whether the item is a view that constraints place.
  var isDriven: Bool

  /// By `LayoutSlot`.
  var variables: [Variable?] = [nil, nil, nil, nil]
  /// The solution, in points of the item's space: x, y, width, height.
  var values = SIMD4<Double>(repeating: 0)

  /// What fixes a variable, by `LayoutSlot`; then what fixes the far edges.
  var pins: [LayoutEntry?] = [nil, nil, nil, nil, nil, nil]
  /// The place that the pins say.
  var place: LayoutPlace?

  /// Hugging and compression resistance, along x then along y.
  var contentEntries: [LayoutEntry?] = [nil, nil, nil, nil]
  /// What holds the item at another place than the engine would, by `exerciseAmbiguityInLayout`.
  var exercises: [LayoutEntry?] = []
  var alignmentInsets = UIEdgeInsets.zero
  var baselines: BaselineOffsets?
  /// Whether the height of the content depends on the width.
  var isWidthDependent = false
  /// The width for which the content's height was asked.
  var fittedWidth: CGFloat?

  var isPlaceStale = false
  var isContentStale = false
  var isBaselineStale = false
  /// Whether the engine keeps it among those whose height depends on their width.
  var isWidthNoted = false

  init(item: any LayoutItem, engine: LayoutEngine, isDriven: Bool) {
    self.item = item
    self.engine = engine
    self.isDriven = isDriven
    let view = item as? UIView
    self.view = view
    layer = view?.layer
    if let view { alignmentInsets = view.alignmentRectInsets }
  }

  /// The superview no longer moves the view.
  func leaveSpace() {
    guard moveMark != nil else { return }
    moveMark = nil
    view?.superview?.layoutRecord.drivenStates.removeLast(self)
  }

  /// The solution as a rectangle in the item's space, not rounded.
  var rect: CGRect {
    CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// The solution with its edges on pixels.
  var pixelRect: CGRect { pixelRect(scale: UIScreen.main.scale) }

  func pixelRect(scale: CGFloat) -> CGRect {
    let left = LayoutPixels.round(values[0], scale: scale)
    let top = LayoutPixels.round(values[1], scale: scale)
    let right = LayoutPixels.round(values[0] + values[2], scale: scale)
    let bottom = LayoutPixels.round(values[1] + values[3], scale: scale)
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

/// One of the four variables of an item.
enum LayoutSlot: Int {
  case startX = 0
  case startY = 1
  case width = 2
  case height = 3

  static func start(_ axis: NSLayoutConstraint.Axis) -> LayoutSlot {
    axis == .horizontal ? .startX : .startY
  }

  static func length(_ axis: NSLayoutConstraint.Axis) -> LayoutSlot {
    axis == .horizontal ? .width : .height
  }

  var axis: NSLayoutConstraint.Axis {
    self == .startX || self == .width ? .horizontal : .vertical
  }

  var isStart: Bool { self == .startX || self == .startY }
}

/// Distances of the first baseline from the top and of the last one from the bottom, in points;
/// both baselines are the bottom of the alignment rectangle where there is no text.
struct BaselineOffsets: Equatable {
  var firstFromTop: CGFloat?
  var lastFromBottom: CGFloat?
}

/// Rounds to whole pixels.
enum LayoutPixels {
  /// Errors of the solver must not decide which side of a half pixel a value falls on.
  private static let tolerance = 1e-5

  static func round(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    (value * scale + 0.5 + tolerance).rounded(.down) / scale
  }

  /// Up, but not for a rounding error.
  static func roundUp(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    (value * scale - tolerance).rounded(.up) / scale
  }

  /// The nearest pixel if only an error of the solver keeps `value` from it.
  static func snap(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    let nearest = (value * scale).rounded()
    return abs(value * scale - nearest) < 1e-3 ? nearest / scale : value
  }
}
