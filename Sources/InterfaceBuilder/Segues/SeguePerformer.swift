import UIKit

/// Performs segues.
@MainActor
struct SeguePerformer {
  let loader: InterfaceLoader

  /// Makes the destination, tells the source, and shows the destination.
  func perform(_ template: SegueTemplate, from source: UIViewController, sender: Any?) {
    if template.segue.kind == .unwind {
      return Unwinding(template, loader: loader).perform(from: source, sender: sender)
    }
    guard let destination = destination(of: template) else { return }
    let segue = segue(template, from: source, to: destination, sender: sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func destination(of template: SegueTemplate) -> UIViewController? {
    if let controller = loader.instantiate(controllerID: template.segue.destination) {
      return controller
    }
    loader.warn(
      "segue \(template.segue.id)", at: template.element, "the segue leads to no controller")
    return nil
  }

  private func segue(
    _ template: SegueTemplate, from source: UIViewController, to destination: UIViewController,
    sender: Any?
  ) -> UIStoryboardSegue {
    let segue = template.segue
    if let name = segue.customClass {
      if let custom = loader.registry.makeSegue(
        name, identifier: segue.identifier, source: source, destination: destination)
      {
        return custom
      }
      loader.warn(
        "segue class \(name)", at: template.element, "segue class \(name) is not registered")
    }
    return UIStoryboardSegue(
      identifier: segue.identifier, source: source, destination: destination
    ) {
      let show = { self.show(destination, from: source, template, sender: sender) }
      if segue.isAnimated { show() } else { UIView.performWithoutAnimation(show) }
    }
  }

  private func show(
    _ destination: UIViewController, from source: UIViewController, _ template: SegueTemplate,
    sender: Any?
  ) {
    let segue = template.segue
    switch segue.kind {
    case .show, .custom:
      source.show(destination, sender: sender)
    case .showDetail:
      source.showDetailViewController(destination, sender: sender)
    case .presentation, .popoverPresentation:
      if segue.kind == .popoverPresentation { destination.modalPresentationStyle = .popover }
      ControllerAttributes.applyPresentation(
        style: segue.modalPresentationStyle, transition: segue.modalTransitionStyle,
        to: destination, at: template.element, loader: loader)
      if segue.kind == .popoverPresentation { point(destination, at: sender) }
      source.present(destination, animated: UIView.areAnimationsEnabled)
    case .embed, .relationship, .unwind:
      break
    }
  }

  /// Lets a popover point at what the user has tapped.
  private func point(_ destination: UIViewController, at sender: Any?) {
    let popover = destination.popoverPresentationController
    if let item = sender as? UIBarButtonItem {
      popover?.barButtonItem = item
    } else if let view = sender as? UIView {
      popover?.sourceView = view
    }
  }

  /// Puts the destination into a view of the source.
  func embed(_ template: SegueTemplate, in view: UIView, of source: UIViewController) {
    loader.nest(template.segue.destination, at: template.element) {
      if let child = destination(of: template) { embed(child, template, in: view, of: source) }
    }
  }

  private func embed(
    _ child: UIViewController, _ template: SegueTemplate, in view: UIView,
    of source: UIViewController
  ) {
    let segue = UIStoryboardSegue(
      identifier: template.segue.identifier, source: source, destination: child
    ) {
      source.addChild(child)
      child.view.translatesAutoresizingMaskIntoConstraints = true
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: nil)
    segue.perform()
  }
}
