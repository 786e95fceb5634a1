/// What layout keeps of an item.
@MainActor
class LayoutItemRecord {
  /// The active constraints that name the item.
  var references: [NSLayoutConstraint] = []
  /// The item's variables in the engine of its tree.
  var state: LayoutItemState?
}

/// What layout keeps of a view.
@MainActor
final class ViewLayoutRecord: LayoutItemRecord {
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The guides added to the view.
  var guides: [UILayoutGuide] = []
  /// The guides that the view has of its own, as far as they were asked for.
  var systemGuides: [SystemGuideKind: UILayoutGuide] = [:]

  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// Lengths that stand in for those of the content, by axis.
  var fixedContentLengths: [CGFloat?] = [nil, nil]
  var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The subviews that constraints place.
  var drivenStates: [LayoutItemState] = []
  /// Shared with the states of the subviews.
  let moveMark = SubviewMoveMark()

  /// The engine of the tree, kept by its root.
  var engine: LayoutEngine?
  /// The engine that knows of the view.
  weak var enteredEngine: LayoutEngine?

  var needsUpdateConstraints = true
  var descendantNeedsUpdateConstraints = false

  /// All guides of the view.
  var allGuides: [UILayoutGuide] { guides + systemGuides.values }
}

/// Whether a view was told, in one reading of the solution, that subviews have moved.
@MainActor
final class SubviewMoveMark {
  var isSet = false
}

/// A priority for each axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
