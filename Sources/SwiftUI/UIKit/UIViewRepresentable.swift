/// A view of UIKit among SwiftUI's.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The kind of view.
  associatedtype UIViewType: UIView
  /// Takes what the view tells.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date with the values.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view is gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what takes what the view tells.
  func makeCoordinator() -> Coordinator
  /// The size that the view chooses; `nil` for what its intrinsic size and priorities say.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// There is none.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// `nil`.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  func makeRepresentableNode(_ context: NodeContext) -> ViewNode {
    RepresentableNode(self, context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// What a representable view is told.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What takes what the view tells.
  public let coordinator: Representable.Coordinator
  /// How the changes are shown.
  public let transaction: Transaction
  /// The environment.
  public let environment: EnvironmentValues

  unowned let graph: ViewGraph
}

private final class RepresentableNode<Representable: UIViewRepresentable>: RepresentedNode<
  Representable
>
{
  private let coordinator: Representable.Coordinator
  private var uiView: Representable.UIViewType?
  private var element: RepresentableElement?

  override init(_ view: Representable, _ context: NodeContext) {
    coordinator = view.makeCoordinator()
    super.init(view, context)
    let installed = installedView()
    let uiView = installed.makeUIView(context: self.context)
    self.uiView = uiView
    let element = RepresentableElement(uiView)
    element.chooseSize = { [weak self] proposal in
      guard let self else { return nil }
      return self.view.sizeThatFits(proposal, uiView: uiView, context: self.context)
    }
    self.element = element
    refresh()
  }

  private var context: UIViewRepresentableContext<Representable> {
    UIViewRepresentableContext(
      coordinator: coordinator, transaction: Transaction.current, environment: environment,
      graph: graph)
  }

  override func refresh() {
    guard let uiView else { return }
    show { $0.updateUIView(uiView, context: context) }
    element?.invalidateIfSizeChanged()
  }

  override func makeElements() -> [Element] { element.map { [$0] } ?? [] }

  override func die() {
    super.die()
    if let uiView { Representable.dismantleUIView(uiView, coordinator: coordinator) }
  }
}

/// A view with the size that it asks for. Along an axis it grows when it does not hug its
/// content with high priority, and shrinks when it resists that with less.
final class RepresentableElement: ViewElement {
  var chooseSize: (ProposedViewSize) -> CGSize? = { _ in nil }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    if let size = chooseSize(proposal) { return size }
    let natural = view.intrinsicContentSize
    return CGSize(
      width: length(natural.width, proposal.width, .horizontal),
      height: length(natural.height, proposal.height, .vertical))
  }

  private func length(
    _ natural: CGFloat, _ offer: CGFloat?, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard natural != UIView.noIntrinsicMetric else { return offer ?? 10 }
    guard let offer else { return natural }
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    if offer > natural, hugging < UILayoutPriority.defaultHigh.rawValue { return offer }
    if offer < natural, resistance < UILayoutPriority.defaultHigh.rawValue {
      return offer
    }
    return natural
  }
}
