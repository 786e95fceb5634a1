/// Stands for the way in which a controller is, or will be, presented.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public private(set) unowned var presentedViewController: UIViewController

  /// Is asked and told about the user's ways to put the controller away. It is not kept alive.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(presented: UIViewController) {
    presentedViewController = presented
    super.init()
  }

  /// The controller below; `nil` while nothing is presented.
  public var presentingViewController: UIViewController? { presentation?.presenting }

  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The view over the screen in which the presented one is; `nil` while nothing is presented.
  open var containerView: UIView? { presentation?.containerView }

  /// The view of the controller that is presented.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Where the presented view is at rest, in points of the container; empty while nothing is
  /// presented.
  open var frameOfPresentedViewInContainerView: CGRect { presentation?.restingFrame ?? .zero }

  var presentation: ModalPresentation? { presentedViewController.presentationOfSelf }
}
