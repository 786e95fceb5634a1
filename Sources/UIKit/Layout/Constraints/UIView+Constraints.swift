extension UIView {
  /// The constraints that the view holds: those whose items have it as nearest common ancestor,
  /// and those added to it.
  public var constraints: [NSLayoutConstraint] { layoutRecord.constraints }

  /// Activates a constraint and holds it here. Its items must be the view or inside it when the
  /// next layout pass comes.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.deactivate()
    hold(constraint)
  }

  /// Activates constraints and holds them here.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    letGo(of: constraint)
  }

  /// Deactivates constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    constraint.serial = LayoutEngine.nextSerial()
    layoutRecord.constraints.append(constraint)
    constraint.forEachItem { item in
      let record = item.itemRecord
      if record.references.last !== constraint { record.references.append(constraint) }
    }
    layoutRecord.enteredEngine?.constraintDidActivate(constraint)
    LayerChanges.note()
  }

  func letGo(of constraint: NSLayoutConstraint) {
    constraint.holder = nil
    layoutRecord.constraints.removeLast(constraint)
    constraint.forEachItem { $0.itemRecord.references.removeLast(constraint) }
    if let entry = constraint.entry {
      entry.engine?.remove(entry)
      constraint.entry = nil
    }
    LayerChanges.note()
  }
}

extension Array where Element: AnyObject {
  /// Removes the last occurrence of an object: what was added last is removed soonest.
  mutating func removeLast(_ element: Element) {
    if let index = lastIndex(where: { $0 === element }) { remove(at: index) }
  }
}
