/// Knows which node reads now.
@MainActor
enum ReadTracker {
  private(set) static var reader: ViewNode?

  static func with<Result>(_ node: ViewNode?, _ body: () -> Result) -> Result {
    let outer = reader
    reader = node
    let result = body()
    reader = outer
    return result
  }
}

/// The nodes that read something.
@MainActor
final class Readers {
  private var nodes: [ObjectIdentifier: WeakNode] = [:]

  private struct WeakNode {
    weak var node: ViewNode?
  }

  /// Notes that the node that reads now depends on this.
  func noteRead() {
    guard let reader = ReadTracker.reader else { return }
    if nodes.updateValue(WeakNode(node: reader), forKey: ObjectIdentifier(reader)) == nil {
      reader.dependencies.append(self)
    }
  }

  func remove(_ node: ViewNode) {
    nodes[ObjectIdentifier(node)] = nil
  }

  /// Has all readers brought up to date.
  func invalidate() {
    for entry in nodes.values {
      if let node = entry.node { node.graph.invalidate(node) }
    }
  }
}
