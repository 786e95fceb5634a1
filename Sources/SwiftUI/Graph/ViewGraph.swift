/// All nodes of one hosting view, and what has to be brought up to date.
@MainActor
final class ViewGraph {
  /// Asked to lay out.
  var onInvalidation: () -> Void = {}
  /// What was changed by one transaction.
  private struct Batch {
    var transaction: Transaction
    var nodes: [ViewNode]
  }

  private var batches: [Batch] = []
  private var actions: [() -> Void] = []
  private var refills: [() -> Void] = []
  /// The animation of a part that has changed since the last layout: what it moves elsewhere
  /// moves along.
  var partAnimation: Animation?
  /// Changes whenever elements come, go or change their order.
  var structure = 0
  /// How often bodies were read, for tests.
  var bodyCount = 0
  /// Who hears of what views hand outwards.
  let preferences = PreferenceWatchers()
  /// The controller, and who hears of its appearing.
  let presenter = Presenter()

  /// How many nodes had to be brought up to date so far, in all graphs.
  private(set) static var changeCount = 0

  /// A node has to be brought up to date before the next frame.
  func invalidate(_ node: ViewNode) {
    guard node.isAlive, !node.isDirty else { return }
    node.isDirty = true
    Self.changeCount += 1
    let transaction = Transaction.current
    if let last = batches.indices.last, batches[last].transaction == transaction {
      batches[last].nodes.append(node)
    } else {
      batches.append(Batch(transaction: transaction, nodes: [node]))
    }
    onInvalidation()
  }

  /// Has something done after the update under way, or with the next one.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
    onInvalidation()
  }

  /// Has something done after the nodes under way, before layout.
  func afterRefresh(_ action: @escaping () -> Void) {
    refills.append(action)
    onInvalidation()
  }

  var hasWork: Bool { !batches.isEmpty || !actions.isEmpty || !refills.isEmpty }

  /// Hands changed lists of elements on. Inner lists come first, as they change first.
  func runRefills() {
    while !refills.isEmpty {
      let refills = self.refills
      self.refills = []
      for refill in refills { refill() }
    }
  }

  /// Brings everything up to date. `commit` lays out after each batch with its transaction.
  func flush(_ commit: (Transaction) -> Void) {
    for _ in 0..<16 where hasWork {
      let batches = self.batches
      self.batches = []
      if batches.isEmpty {
        runRefills()
        commit(Transaction())
      }
      for batch in batches {
        // Outer nodes first: what they update below is then up to date.
        for node in batch.nodes.sorted(by: { $0.depth < $1.depth })
        where node.isDirty && node.isAlive {
          node.isDirty = false
          node.refresh()
        }
        runRefills()
        commit(batch.transaction)
      }
      let actions = self.actions
      self.actions = []
      for action in actions { action() }
    }
  }
}
