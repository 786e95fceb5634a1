extension ListUpdates? {
  /// Begins a group, or one inside the group that is open.
  mutating func begin() {
    if self == nil { self = ListUpdates() } else { self?.depth += 1 }
  }

  /// Ends a group and returns the changes to carry out, where it was the outermost.
  mutating func end() -> ListUpdates? {
    self?.depth -= 1
    guard let group = self, group.depth == 0 else { return nil }
    self = nil
    return group
  }

  /// Notes a change and returns it to be carried out, where no group is open.
  mutating func note(_ change: (inout ListUpdates) -> Void) -> ListUpdates? {
    guard self != nil else {
      var alone = ListUpdates()
      change(&alone)
      return alone
    }
    change(&self!)
    return nil
  }
}

extension ListUpdates {
  /// Tells what waits for the changes, at the end of this turn, that they are made.
  @MainActor
  func finish() {
    for completion in completions {
      UIApplication.shared.clock.schedule(after: 0) { completion(true) }
    }
  }
}
