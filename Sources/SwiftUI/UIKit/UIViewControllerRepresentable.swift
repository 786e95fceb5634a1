/// A controller of UIKit among SwiftUI's views.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The kind of controller.
  associatedtype UIViewControllerType: UIViewController
  /// Takes what the controller tells.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date with the values.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller is gone.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what takes what the controller tells.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// There is none.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  func makeRepresentableNode(_ context: NodeContext) -> ViewNode {
    ControllerNode(self, context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// What a representable controller is told.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What takes what the controller tells.
  public let coordinator: Representable.Coordinator
  /// How the changes are shown.
  public let transaction: Transaction
  /// The environment.
  public let environment: EnvironmentValues
}

private final class ControllerNode<Representable: UIViewControllerRepresentable>: RepresentedNode<
  Representable
>
{
  private let coordinator: Representable.Coordinator
  private var controller: Representable.UIViewControllerType?
  private var element: ControllerElement?

  override init(_ view: Representable, _ context: NodeContext) {
    coordinator = view.makeCoordinator()
    super.init(view, context)
    let controller = installedView().makeUIViewController(context: self.context)
    self.controller = controller
    element = ControllerElement(
      controller, presenter: graph.presenter,
      knowsSafeArea: view is any SafeAreaAwareRepresentable)
    refresh()
  }

  private var context: UIViewControllerRepresentableContext<Representable> {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: Transaction.current, environment: environment)
  }

  override func refresh() {
    guard let controller else { return }
    show { $0.updateUIViewController(controller, context: context) }
  }

  override func makeElements() -> [Element] { element.map { [$0] } ?? [] }

  override func die() {
    super.die()
    guard let controller else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
    Representable.dismantleUIViewController(controller, coordinator: coordinator)
  }
}

/// A controller of UIKit that knows bars and keyboard itself, and so reaches below them.
protocol SafeAreaAwareRepresentable: UIViewControllerRepresentable {}

/// The view of a controller. It takes all that it is offered; one that knows the safe area takes
/// that besides.
final class ControllerElement: Element {
  let controller: UIViewController
  private let presenter: Presenter
  private let knowsSafeArea: Bool

  init(_ controller: UIViewController, presenter: Presenter, knowsSafeArea: Bool) {
    self.controller = controller
    self.presenter = presenter
    self.knowsSafeArea = knowsSafeArea
  }

  override var ownView: UIView? { controller.viewIfLoaded }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    let isNew = controller.parent == nil
    if isNew { presenter.controller?.addChild(controller) }
    let growth =
      knowsSafeArea ? context.safeArea.growth(of: frame, ignoring: .all, at: .all) : EdgeInsets()
    context.put(controller.view, at: frame.outset(by: growth))
    if isNew { controller.didMove(toParent: presenter.controller) }
  }
}
