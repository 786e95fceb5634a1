extension NSLayoutConstraint {
  /// Whether the constraint acts. Activating it hands it to the nearest common ancestor of its
  /// items; that there is none is an error of the program, as in UIKit.
  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates every constraint.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates every constraint.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let ancestor = nearestCommonAncestor else {
      preconditionFailure(
        """
        Unable to activate constraint with items \(firstItem.map { "\($0)" } ?? "nil") and \
        \(secondItem.map { "\($0)" } ?? "nil") because they have no common ancestor. Does the \
        constraint reference items in different view hierarchies? That's illegal.\(madeAt)
        """)
    }
    ancestor.hold(self)
  }

  /// The line where it was made, for messages that stop the program.
  var madeAt: String { source.map { " It was made at \($0)." } ?? "" }

  func deactivate() {
    holder?.letGo(of: self)
  }

  func constantDidChange() {
    entry?.constantDidChange(to: constant)
  }

  /// Takes the distance between two baselines from the fonts that they have now.
  func updateSystemSpacing() {
    guard let systemSpacing, let first, let second else { return }
    constant = SystemSpacing.between(lower: first, upper: second, multiplier: systemSpacing)
    self.systemSpacing = systemSpacing
  }

  /// Calls `body` with every item that takes part, those that a distance starts from included;
  /// an item may come more than once.
  func forEachItem(_ body: (any LayoutItem) -> Void) {
    for side in [first, second] {
      if let item = side?.item { body(item) }
      if let item = side?.origin?.item { body(item) }
    }
  }

  /// The nearest view that holds all items or is one of them.
  var nearestCommonAncestor: UIView? {
    var ancestor: UIView?
    var hasNone = false
    forEachItem { item in
      guard !hasNone, let view = item.layoutView else {
        hasNone = true
        return
      }
      ancestor = ancestor.map { $0.nearestCommonAncestor(with: view) } ?? view
      hasNone = ancestor == nil
    }
    return hasNone ? nil : ancestor
  }
}

extension UIView {
  fileprivate func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.superview === self { return self }
    if superview === other { return other }
    var mine: UIView? = self
    var theirs: UIView? = other
    var surplus = depth - other.depth
    while surplus > 0 {
      mine = mine?.superview
      surplus -= 1
    }
    while surplus < 0 {
      theirs = theirs?.superview
      surplus += 1
    }
    while mine !== theirs {
      mine = mine?.superview
      theirs = theirs?.superview
    }
    return mine
  }

  private var depth: Int {
    var depth = 0
    var view = superview
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }
}
