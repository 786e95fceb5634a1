extension UIViewController {
  /// The controller at the top of the containers that this one is in.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Shows a controller over the screen. `completion` is called once it has appeared.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = outermost
    guard presenter.presentation == nil else {
      return refuse(viewControllerToPresent, because: "which is already presenting one")
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return refuse(viewControllerToPresent, because: "whose view is in no window")
    }
    guard viewControllerToPresent.presentationOfSelf == nil,
      viewControllerToPresent.parent == nil
    else {
      return refuse(viewControllerToPresent, because: "while it is shown already")
    }
    let presentation = ModalPresentation(
      of: viewControllerToPresent, by: presenter, in: window)
    presentation.begin(animated: flag, completion: completion)
  }

  private func refuse(_ controller: UIViewController, because reason: String) {
    UIApplication.shared.log(
      "\(type(of: controller)) cannot be presented on \(type(of: self)), \(reason)")
  }

  /// Takes away what this controller presents, or else this controller. `completion` is called
  /// once that has disappeared.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let controller = outermost
    guard let presentation = controller.presentation ?? controller.presentationOfSelf else {
      completion?()
      return
    }
    presentation.presented.presentation?.end(animated: false, completion: nil)
    presentation.end(animated: flag, completion: completion)
  }

  // MARK: Presentation controllers

  /// What stands for the presentation of this controller, or of the nearest one around it that
  /// is presented.
  public var presentationController: UIPresentationController? {
    var controller = self
    while controller.presentationOfSelf == nil, let parent = controller.parent {
      controller = parent
    }
    return (controller.presentationOfSelf == nil ? self : controller).madePresentationController
  }

  /// The same, where it is a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The same, where it is a popover: that of a controller with this style, and of an action
  /// sheet on a tablet.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  private var presentationKind: UIPresentationController.Type {
    if let alert = self as? UIAlertController {
      return alert.canBePopover
        ? UIPopoverPresentationController.self : UIPresentationController.self
    }
    return switch modalPresentationStyle {
    case .popover: UIPopoverPresentationController.self
    case .automatic, .pageSheet, .formSheet: UISheetPresentationController.self
    default: UIPresentationController.self
    }
  }

  private var madePresentationController: UIPresentationController {
    let kind = presentationKind
    if let own = ownPresentationController, type(of: own) == kind { return own }
    let made: UIPresentationController =
      kind == UIPopoverPresentationController.self
      ? UIPopoverPresentationController(presented: self)
      : kind == UISheetPresentationController.self
        ? UISheetPresentationController(presented: self)
        : UIPresentationController(presented: self)
    ownPresentationController = made
    return made
  }
}
