/// One controller shown over another: the views that carry it, its coming and going, and what
/// becomes of the screen below.
@MainActor
final class ModalPresentation {
  let presented: UIViewController
  private(set) weak var presenting: UIViewController?
  let style: UIModalPresentationStyle

  let host = PresentationHost()
  let dim = UIView()
  let card = UIView()
  private(set) lazy var bubble = PopoverBubble()
  var grabber: SheetGrabber?
  /// 0 … 1: how far the controller is in.
  var presence: CGFloat = 0
  /// How much of the sheet is in sight while a finger moves it, points.
  var draggedHeight: CGFloat?
  /// The height that a sheet keeps while it leaves, points.
  var leavingHeight: CGFloat?
  private(set) var isEnding = false
  private(set) var isComing = false

  private weak var window: UIWindow?
  private weak var focus: UIResponder?
  private weak var presentingHost: UIView?
  private var drag: SheetDrag?

  init(of presented: UIViewController, by presenting: UIViewController, in window: UIWindow) {
    self.presented = presented
    self.presenting = presenting
    self.window = window
    style = Self.style(of: presented, in: window)
  }

  private static func style(
    of controller: UIViewController, in window: UIWindow
  ) -> UIModalPresentationStyle {
    if let alert = controller as? UIAlertController {
      return alert.isPopover ? .popover : .overFullScreen
    }
    let style: UIModalPresentationStyle =
      switch controller.modalPresentationStyle {
      case .automatic, .none: .pageSheet
      case .currentContext: .fullScreen
      case .overCurrentContext: .overFullScreen
      case let style: style
      }
    guard [.pageSheet, .formSheet, .popover].contains(style),
      window.traitCollection.horizontalSizeClass != .regular
    else { return style }
    let adapted = controller.ownPresentationController.flatMap { presentation in
      presentation.delegate?.adaptivePresentationStyle(
        for: presentation, traitCollection: window.traitCollection)
    }
    switch adapted {
    case .fullScreen?, .overFullScreen?: return adapted ?? style
    case UIModalPresentationStyle.none?: return style
    default: return style == .popover ? .pageSheet : style
    }
  }

  /// The alert that shows itself over the screen.
  var alert: UIAlertController? { style == .popover ? nil : presented as? UIAlertController }

  var sheet: UISheetPresentationController? {
    presented.ownPresentationController as? UISheetPresentationController
      ?? popover?.madeSheetController
  }

  var popover: UIPopoverPresentationController? {
    presented.ownPresentationController as? UIPopoverPresentationController
  }

  /// Whether it is a card at the bottom of the screen.
  var isCard: Bool { geometry.isCard && !isEnding }

  /// Whether what is presented lies above the ground of the screen.
  var isElevated: Bool { isSheet || style == .popover }

  var isSheet: Bool { style == .pageSheet || style == .formSheet }

  /// Whether the status bar follows the controller.
  var decidesStatusBar: Bool { style == .fullScreen && !isEnding }

  var containerView: UIView { host }

  // MARK: Coming

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let presenting, let window else { return }
    let isAnimated = animated && UIView.areAnimationsEnabled
    presenting.presentation = self
    presented.presentationOfSelf = self
    isComing = true
    // One step, so that the keyboard stays where an alert's own field takes the focus over.
    UIApplication.shared.keyboard.performResponderChange {
      rememberFocus(in: window)
      bringIn(to: window, presenting: presenting, isAnimated: isAnimated)
      alert?.focusFirstField()
    }
    presented.setNeedsStatusBarAppearanceUpdate()
    move(to: 1, animated: isAnimated) { [weak self] in self?.didBegin(completion) }
  }

  private func bringIn(to window: UIWindow, presenting: UIViewController, isAnimated: Bool) {
    if style == .fullScreen {
      presenting.beginAppearanceTransition(false, animated: isAnimated)
    }
    presented.loadViewIfNeeded()
    presented.beginAppearanceTransition(true, animated: isAnimated)
    UIView.performWithoutAnimation {
      putInPlace(in: window)
      show(presence: 0)
      window.layoutIfNeeded()
      presented.tellIsAppearing(isAnimated)
      window.layoutIfNeeded()
    }
  }

  private func rememberFocus(in window: UIWindow) {
    guard let holder = window.firstResponder else { return }
    if holder.resignFirstResponder() { focus = holder }
  }

  private func putInPlace(in window: UIWindow) {
    host.frame = window.bounds
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.onLayout = { [weak self] in self?.layOut() }
    dim.backgroundColor = style == .popover ? .clear : .black
    card.isMovedByTransition = true
    card.layer.cornerCurve = .continuous
    presenting?.view.isMovedByTransition = true
    host.addSubview(dim)
    if style == .popover {
      if let popover { popover.delegate?.prepareForPopoverPresentation(popover) }
      host.addSubview(bubble)
    }
    host.addSubview(card)
    presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(host)
    layOut()
    presented.view.frame = card.bounds
    card.insertSubview(presented.view, at: 0)
    guard isElevated else { return }
    dim.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.didTapBeside() })
    if isSheet { drag = SheetDrag(of: self, on: card) }
    UIApplication.shared.keyboard.register(self)
  }

  private func didBegin(_ completion: (() -> Void)?) {
    guard isComing else { return }
    isComing = false
    if style == .fullScreen, let view = presenting?.viewIfLoaded {
      presentingHost = view.superview
      view.removeFromSuperview()
    }
    presented.endAppearanceTransition()
    if style == .fullScreen { presenting?.endAppearanceTransition() }
    updateTouches()
    completion?()
  }

  // MARK: Going

  func end(animated: Bool, completion: (() -> Void)?) {
    guard !isEnding else { return }
    presented.presentation?.end(animated: false, completion: nil)
    if isComing { didBegin(nil) }
    if geometry.isCard { leavingHeight = card.bounds.height }
    isEnding = true
    let isAnimated = animated && UIView.areAnimationsEnabled && host.window != nil
    presented.beginAppearanceTransition(false, animated: isAnimated)
    if style == .fullScreen { bringBackPresenting(animated: isAnimated) }
    restoreFocus()
    presented.setNeedsStatusBarAppearanceUpdate()
    draggedHeight = nil
    move(to: 0, animated: isAnimated) { self.didEnd(completion) }
  }

  private func bringBackPresenting(animated: Bool) {
    guard let presenting else { return }
    presenting.beginAppearanceTransition(true, animated: animated)
    guard let presentingHost, let view = presenting.viewIfLoaded, view.superview == nil else {
      return
    }
    UIView.performWithoutAnimation {
      view.place(in: presentingHost.bounds)
      presentingHost.insertSubview(view, at: 0)
      presentingHost.layoutIfNeeded()
      presenting.tellIsAppearing(animated)
    }
  }

  private func restoreFocus() {
    UIApplication.shared.keyboard.performResponderChange {
      presented.viewIfLoaded?.endEditing(true)
      if let focus, window?.firstResponder == nil { focus.becomeFirstResponder() }
    }
  }

  private func didEnd(_ completion: (() -> Void)?) {
    host.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presenting?.presentation = nil
    presented.presentationOfSelf = nil
    if let view = presenting?.viewIfLoaded, presenting?.presentationOfSelf == nil {
      view.isMovedByTransition = false
    }
    if style == .fullScreen { presenting?.endAppearanceTransition() }
    presented.endAppearanceTransition()
    presenting?.setNeedsStatusBarAppearanceUpdate()
    completion?()
  }
}
