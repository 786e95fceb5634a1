/// A screen that says when it was put away, by the app or by the user, and is presented as its
/// content says.
final class PresentedController: UIHostingController<AnyView> {
  var onDismissal: () -> Void = {}

  private struct WeakSource {
    weak var source: (any PresentationSource)?
  }

  private var sources: [WeakSource] = []
  private var settings = PresentationSettings()

  /// The presented screen that a controller is in.
  static func around(_ controller: UIViewController?) -> PresentedController? {
    var current = controller
    while let candidate = current {
      if let found = candidate as? PresentedController { return found }
      current = candidate.parent
    }
    return nil
  }

  /// Goes away, with all that came after it.
  func leave() {
    if let navigation = navigationController,
      let place = navigation.viewControllers.firstIndex(of: self), place > 0
    {
      navigation.popToViewController(navigation.viewControllers[place - 1], animated: true)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A screen that is covered by another is still presented.
    UIApplication.shared.clock.schedule(after: 0) { [self] in
      if presentingViewController == nil, navigationController == nil { onDismissal() }
    }
  }

  // MARK: Settings

  /// A view inside has said something. Those further out count more.
  func note(_ source: any PresentationSource) {
    if !sources.contains(where: { $0.source === source }) {
      sources.append(WeakSource(source: source))
    }
    apply()
  }

  func forget(_ source: any PresentationSource) {
    sources.removeAll { $0.source == nil || $0.source === source }
    apply()
  }

  /// Finds out what the content says before it is shown.
  func prepareForPresentation(_ kind: ScreenKind) {
    presentationController?.delegate = self
    prepare()
    if case .popover(let anchor) = kind, let popover = popoverPresentationController {
      anchor.point(popover)
      preferredContentSize = sizeThatFits(in: UIScreen.main.bounds.size)
    }
    apply()
  }

  private func apply() {
    let inner = sources.compactMap(\.source).filter(\.isAlive).sorted { $0.depth < $1.depth }
    settings = inner.reduce(PresentationSettings()) { $0.over($1.settings) }
    isModalInPresentation = settings.isDismissDisabled ?? false
    if let background = settings.background {
      viewIfLoaded?.backgroundColor = background.resolved(baseEnvironment)
    }
    guard let sheet else { return }
    if viewIfLoaded?.window == nil {
      apply(to: sheet)
    } else {
      sheet.animateChanges { self.apply(to: sheet) }
    }
  }

  private var sheet: UISheetPresentationController? {
    sheetPresentationController
      ?? popoverPresentationController?.adaptiveSheetPresentationController
  }

  private func apply(to sheet: UISheetPresentationController) {
    let detents = settings.detents ?? [.large]
    let identifiers = Set(detents.map(\.identifier))
    if Set(sheet.detents.map(\.identifier)) != identifiers {
      sheet.detents = detents.map { $0.uiDetent(baseEnvironment) }
    }
    if let wanted = settings.selection?.wrappedValue.identifier,
      sheet.selectedDetentIdentifier != wanted
    {
      sheet.selectedDetentIdentifier = wanted
    }
    sheet.prefersGrabberVisible =
      switch settings.dragIndicator ?? .automatic {
      case .automatic: detents.count > 1
      case .visible: true
      case .hidden: false
      }
    sheet.preferredCornerRadius = settings.cornerRadius
    sheet.prefersScrollingExpandsWhenScrolledToEdge =
      !(settings.contentInteraction?.scrolls ?? false)
    sheet.largestUndimmedDetentIdentifier =
      switch settings.interaction?.kind ?? .automatic {
      case .automatic, .disabled: nil
      case .enabled(let detent?): detent.identifier
      case .enabled(nil): highest(of: detents, in: sheet)
      }
  }

  /// The detent that is the last to be undimmed: all are where it is not among them, so it has to
  /// be the highest, which is known by its height.
  private func highest(
    of detents: Set<PresentationDetent>, in sheet: UISheetPresentationController
  ) -> UISheetPresentationController.Detent.Identifier? {
    let context = HeightContext(
      containerTraitCollection: traitCollection,
      maximumDetentValue: UIScreen.main.bounds.height)
    return sheet.detents.max {
      ($0.resolvedValue(in: context) ?? 0) < ($1.resolvedValue(in: context) ?? 0)
    }?.identifier
  }
}

/// What heights of detents are compared by.
private struct HeightContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

extension PresentedController: UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { settings.adaptation?.style ?? .automatic }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let chosen = sheetPresentationController.selectedDetentIdentifier
    if let detent = settings.detents?.first(where: { $0.identifier == chosen }) {
      settings.selection?.wrappedValue = detent
    }
  }
}
