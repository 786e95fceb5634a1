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
        constraint reference items in different view hierarchies? That's illegal.
        """)
    }
    ancestor.hold(self)
  }

  func deactivate() {
    holder?.letGo(of: self)
  }

  func constantDidChange() {
    entry?.constantDidChange(to: constant)
  }

  /// All items that take part, with those that a distance starts from.
  var items: [any LayoutItem] {
    var items: [any LayoutItem] = []
    for side in [first, second] {
      for item in [side?.item, side?.origin?.item] {
        guard let item, !items.contains(where: { $0 === item }) else { continue }
        items.append(item)
      }
    }
    return items
  }

  /// The nearest view that holds all items or is one of them.
  var nearestCommonAncestor: UIView? {
    var ancestor: UIView?
    for item in items {
      guard let view = item.layoutView else { return nil }
      guard let known = ancestor else {
        ancestor = view
        continue
      }
      ancestor = known.nearestCommonAncestor(with: view)
      if ancestor == nil { return nil }
    }
    return ancestor
  }
}

extension UIView {
  fileprivate func nearestCommonAncestor(with other: UIView) -> UIView? {
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
