/// A node that shows something of UIKit, and brings it up to date with every change.
class RepresentedNode<V: View>: TypedNode<V> {
  private(set) var view: V
  private let storage: PropertyStorage

  init(_ view: V, _ context: NodeContext) {
    self.view = view
    storage = PropertyStorage(of: V.self)
    super.init(context)
  }

  /// The view with its states and other properties.
  final func installedView() -> V {
    var installed = view
    storage.install(in: &installed, node: self)
    return installed
  }

  /// Runs what brings UIKit up to date, and notes what it reads.
  final func show(_ body: (V) -> Void) {
    let installed = installedView()
    tracking { body(installed) }
    storage.subscribe(self)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    refresh()
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    refresh()
  }

  override func die() {
    super.die()
    storage.end()
  }
}
