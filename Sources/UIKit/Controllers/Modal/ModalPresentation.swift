/// One controller shown over another: the views that carry it, its coming and going, and what
/// becomes of the screen below.
@MainActor
final class ModalPresentation {
  let presented: UIViewController
  private(set) weak var presenting: UIViewController?

  private weak var window: UIWindow?
  private let host = ContainerView()
  private let dim = UIView()
  private let card = UIView()
  private var style: UIModalPresentationStyle
  private var drag: SheetDrag?
  private weak var focus: UIResponder?
  private weak var presentingHost: UIView?
  private var isEnding = false
  private var isComing = false
  /// Seconds (APPEARANCE 6).
  private static let dissolveDuration: TimeInterval = 0.3
  private static let slideCurve = UIView.AnimationOptions(
    rawValue: UInt(KeyboardTransition.announcedCurve) << 16)

  /// 0 … 1: how far the controller is in.
  private var presence: CGFloat = 0

  init(of presented: UIViewController, by presenting: UIViewController, in window: UIWindow) {
    self.presented = presented
    self.presenting = presenting
    self.window = window
    style =
      switch presented.modalPresentationStyle {
      case .automatic, .popover: .pageSheet
      case .currentContext: .fullScreen
      case .overCurrentContext: .overFullScreen
      case let style: style
      }
    if presented is UIAlertController { style = .overFullScreen }
  }

  private var alert: UIAlertController? { presented as? UIAlertController }

  private var geometry: SheetGeometry {
    SheetGeometry(
      style: style, bounds: host.bounds, safeArea: host.safeAreaInsets,
      traits: host.traitCollection)
  }

  /// Whether it is a card before a screen that has shrunk.
  var isCard: Bool { geometry.isCard && !isEnding }

  /// Whether the status bar follows the controller.
  var decidesStatusBar: Bool { style == .fullScreen && !isEnding }

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
    dim.backgroundColor = .black
    card.isMovedByTransition = true
    card.layer.cornerCurve = .continuous
    presenting?.view.isMovedByTransition = true
    host.addSubview(dim)
    host.addSubview(card)
    presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(host)
    layOut()
    presented.view.frame = card.bounds
    card.addSubview(presented.view)
    if style == .pageSheet || style == .formSheet { drag = SheetDrag(of: self, on: card) }
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
    completion?()
  }

  // MARK: Going

  func end(animated: Bool, completion: (() -> Void)?) {
    guard !isEnding else { return }
    presented.presentation?.end(animated: false, completion: nil)
    if isComing { didBegin(nil) }
    isEnding = true
    let isAnimated = animated && UIView.areAnimationsEnabled && host.window != nil
    presented.beginAppearanceTransition(false, animated: isAnimated)
    if style == .fullScreen { bringBackPresenting(animated: isAnimated) }
    restoreFocus()
    presented.setNeedsStatusBarAppearanceUpdate()
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

  // MARK: Motion

  private func move(to presence: CGFloat, animated: Bool, completion: @escaping () -> Void) {
    guard animated else {
      UIView.performWithoutAnimation { show(presence: presence) }
      return completion()
    }
    if let alert {
      alert.animatePanel(
        isComing: presence == 1, changes: { self.show(presence: presence) },
        completion: completion)
      return
    }
    if flips {
      UIView.performWithoutAnimation { show(presence: presence) }
      let (leaving, arriving): (UIView?, UIView?) =
        presence == 1 ? (viewBehind, card) : (card, viewBehind)
      return FlipTransition.run(from: leaving, to: arriving, completion: completion)
    }
    UIView.animate(
      withDuration: dissolves ? Self.dissolveDuration : KeyboardTransition.announcedDuration,
      delay: 0, options: dissolves ? .curveEaseInOut : Self.slideCurve,
      animations: { self.show(presence: presence) }, completion: { _ in completion() })
  }

  private func layOut() {
    dim.frame = host.bounds
    card.place(in: geometry.frame)
    show(presence: presence)
  }

  /// Shows the controller 0 … 1 in.
  func show(presence: CGFloat) {
    self.presence = presence
    let geometry = geometry
    if let alert {
      dim.alpha = alert.dimming * presence
      alert.showPanel(presence: presence)
      return
    }
    let isSheet = geometry.isCard || geometry.isCentred
    let distance = host.bounds.maxY - geometry.frame.minY
    // Once another card is over this one, that one decides the transform.
    if dissolves {
      card.alpha = presence
    } else if !flips, presented.presentation == nil {
      card.transform = CGAffineTransform(translationX: 0, y: distance * (1 - presence))
    }
    dim.alpha = isSheet ? SheetGeometry.dimming * presence : 0
    card.clipsToBounds = isSheet
    card.layer.cornerRadius = isSheet ? SheetGeometry.cornerRadius : 0
    card.layer.maskedCorners = geometry.isCard ? .upper : .everywhere
    showBehind(geometry)
  }

  private var coversScreen: Bool { style == .fullScreen || style == .overFullScreen }

  private var dissolves: Bool {
    presented.modalTransitionStyle == .crossDissolve && coversScreen
  }

  private var flips: Bool {
    presented.modalTransitionStyle == .flipHorizontal && coversScreen && alert == nil
  }

  private func showBehind(_ geometry: SheetGeometry) {
    guard style == .pageSheet || style == .formSheet, let behind = viewBehind else { return }
    let center = behind.center
    let size = behind.bounds.size
    let frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    let part = geometry.isCard ? presence : 0
    behind.transform = geometry.transform(behind: frame, covered: part)
    guard presenting?.presentationOfSelf == nil else { return }
    behind.layer.cornerCurve = .continuous
    behind.layer.cornerRadius = SheetGeometry.cornerRadius * part
    behind.clipsToBounds = part > 0
  }

  /// The view that shrinks: that of the controller below, or the card that it is on.
  private var viewBehind: UIView? {
    presenting?.presentationOfSelf?.card ?? presenting?.viewIfLoaded
  }

  // MARK: Dragging

  /// How far the sheet travels when it goes, points.
  var travel: CGFloat { host.bounds.maxY - geometry.frame.minY }

  /// Whether the user may drag the sheet now.
  var isDraggable: Bool {
    !isComing && !isEnding && (geometry.isCard || geometry.isCentred)
      && presented.presentation == nil
  }

  func dragDidEnd(isLetGo: Bool) {
    if isLetGo {
      end(animated: true, completion: nil)
    } else {
      UIView.animate(
        withDuration: SheetDrag.returnDuration, delay: 0,
        options: [.curveEaseOut, .allowUserInteraction],
        animations: { self.show(presence: 1) })
    }
  }
}

extension CACornerMask {
  fileprivate static let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  fileprivate static let everywhere: CACornerMask = upper.union([
    .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ])
}
