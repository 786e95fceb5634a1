/// A controller that shows SwiftUI's views.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// What is shown.
  open var rootView: Content {
    didSet { hostingView?.show(rootView) }
  }

  private var hostingView: HostingView<Content>?

  /// What the environment starts with.
  var baseEnvironment = EnvironmentValues() {
    didSet { hostingView?.baseEnvironment = environment }
  }

  /// A controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Views do not come from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  private var environment: EnvironmentValues {
    var environment = baseEnvironment
    environment.dismiss = DismissAction(self)
    return environment
  }

  /// Makes the view in which everything is shown.
  open override func loadView() {
    let view = HostingView(rootView)
    view.graph.presenter.controller = self
    view.graph.presenter.graph = view.graph
    view.baseEnvironment = environment
    hostingView = view
    self.view = view
  }

  /// Makes the views before they are shown.
  func prepare() {
    loadViewIfNeeded()
    hostingView?.prepare()
  }

  /// Tells the views that they appear.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hostingView?.graph.presenter.isShown = true
  }

  /// Tells the views that they have disappeared.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hostingView?.graph.presenter.isShown = false
  }

  /// The size that the content chooses within `size`, points.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    view.sizeThatFits(size)
  }

  /// How often bodies were read, for tests and benchmarks.
  package var bodyCount: Int { hostingView?.graph.bodyCount ?? 0 }
}
