/// The controller that shows a view, for what leads to another screen.
@MainActor
struct HostReference: Equatable {
  weak var controller: UIViewController?

  nonisolated init(_ controller: UIViewController? = nil) {
    self.controller = controller
  }

  nonisolated static func == (one: HostReference, other: HostReference) -> Bool {
    one.controller === other.controller
  }
}

extension EnvironmentValues {
  private enum HostKey: EnvironmentKey {
    static var defaultValue: HostReference { HostReference() }
  }
  var host: HostReference {
    get { self[HostKey.self] }
    set { self[HostKey.self] = newValue }
  }
}
