/// One side of a constraint: an attribute of a view or guide, or the distance between two.
@MainActor
final class LayoutAttribute {
  weak let item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// Where the distance starts; then this side is `attribute` minus that.
  let origin: LayoutOrigin?
  let part: LayoutPart

  init(
    item: any LayoutItem, attribute: NSLayoutConstraint.Attribute, origin: LayoutOrigin? = nil
  ) {
    self.item = item
    self.attribute = attribute
    self.origin = origin
    var part = attribute.part
    if origin != nil { part.position = .length }
    self.part = part
    precondition(
      item is UIView || attribute.rawValue < NSLayoutConstraint.Attribute.leftMargin.rawValue,
      "Only views have margins")
  }
}

/// Where a distance between two anchors starts.
@MainActor
struct LayoutOrigin {
  weak var item: (any LayoutItem)?
  var attribute: NSLayoutConstraint.Attribute
}

/// What an attribute means along its axis.
struct LayoutPart: Equatable {
  enum Position {
    case start
    case end
    case center
    case length
    case firstBaseline
    case lastBaseline
  }

  var axis: NSLayoutConstraint.Axis
  var position: Position
  /// Whether the side depends on the direction of text.
  var isDirectional = false
  var isMargin = false

  /// Whether it is the left or the right side.
  var isFixedSide: Bool {
    axis == .horizontal && (position == .start || position == .end) && !isDirectional
  }

  /// The part that a mirror along x shows in its place.
  var mirrored: LayoutPart {
    var part = self
    if position == .start { part.position = .end }
    if position == .end { part.position = .start }
    return part
  }
}

extension NSLayoutConstraint.Attribute {
  var part: LayoutPart {
    switch self {
    case .left: LayoutPart(axis: .horizontal, position: .start)
    case .right: LayoutPart(axis: .horizontal, position: .end)
    case .leading: LayoutPart(axis: .horizontal, position: .start, isDirectional: true)
    case .trailing: LayoutPart(axis: .horizontal, position: .end, isDirectional: true)
    case .centerX: LayoutPart(axis: .horizontal, position: .center)
    case .width: LayoutPart(axis: .horizontal, position: .length)
    case .top: LayoutPart(axis: .vertical, position: .start)
    case .bottom: LayoutPart(axis: .vertical, position: .end)
    case .centerY: LayoutPart(axis: .vertical, position: .center)
    case .height, .notAnAttribute: LayoutPart(axis: .vertical, position: .length)
    case .firstBaseline: LayoutPart(axis: .vertical, position: .firstBaseline)
    case .lastBaseline: LayoutPart(axis: .vertical, position: .lastBaseline)
    case .leftMargin: LayoutPart(axis: .horizontal, position: .start, isMargin: true)
    case .rightMargin: LayoutPart(axis: .horizontal, position: .end, isMargin: true)
    case .topMargin: LayoutPart(axis: .vertical, position: .start, isMargin: true)
    case .bottomMargin: LayoutPart(axis: .vertical, position: .end, isMargin: true)
    case .leadingMargin:
      LayoutPart(axis: .horizontal, position: .start, isDirectional: true, isMargin: true)
    case .trailingMargin:
      LayoutPart(axis: .horizontal, position: .end, isDirectional: true, isMargin: true)
    case .centerXWithinMargins:
      LayoutPart(axis: .horizontal, position: .center, isMargin: true)
    case .centerYWithinMargins:
      LayoutPart(axis: .vertical, position: .center, isMargin: true)
    }
  }
}
