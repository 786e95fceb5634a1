import UIKit

/// What a scene's file says about its controller: how the view is made, and where segues lead.
@MainActor
final class SceneOrigin: InterfaceOrigin {
  let loader: InterfaceLoader
  let storyboard: UIStoryboard?
  /// The controller, which keeps this object alive.
  private(set) weak var controller: UIViewController?

  /// The controller's id in the file.
  let controllerID: String?

  private let segues: [SegueTemplate]
  /// Until the view is made.
  private var builder: SceneBuilder?
  /// While the scene depends on size classes.
  private var follower: SizeClassFollower?
  /// Objects of the scene that nothing else keeps alive.
  private var keptObjects: [AnyObject] = []

  init(_ controller: UIViewController, scene: InterfaceScene, builder: SceneBuilder) {
    self.controller = controller
    loader = builder.loader
    storyboard = builder.loader.storyboard
    controllerID = scene.controllerID
    segues = SegueTemplate.all(of: scene)
    self.builder = builder
  }

  // MARK: InterfaceOrigin

  func loadView(of controller: UIViewController) {
    guard let builder else { return }
    self.builder = nil
    builder.buildView(of: controller)
    keptObjects = builder.topObjects
    follower = builder.follower
  }

  func sizeClassesDidChange(of controller: UIViewController) {
    follower?.sizeClassesDidChange()
  }

  func performSegue(
    withIdentifier identifier: String, from controller: UIViewController, sender: Any?
  ) -> Bool {
    guard let template = segues.first(where: { $0.segue.identifier == identifier }) else {
      return false
    }
    SeguePerformer(loader: loader).perform(template, from: controller, sender: sender)
    return true
  }

  func canPerform(_ action: String, on controller: UIViewController) -> Bool {
    loader.registry.hasAction(action, of: controller)
  }

  // MARK: Segues of the user

  /// Performs a segue that a tap asks for, if the controller agrees.
  func trigger(_ id: String, sender: Any?) {
    guard let controller, let template = segues.first(where: { $0.segue.id == id }),
      controller.shouldPerformSegue(
        withIdentifier: template.segue.identifier ?? "", sender: sender)
    else { return }
    SeguePerformer(loader: loader).perform(template, from: controller, sender: sender)
  }

  /// Puts the controllers of embed segues into their places.
  func embedChildren(in place: (String) -> UIView?) {
    guard let controller else { return }
    for template in segues where template.segue.kind == .embed {
      guard let id = template.holderID, let view = place(id) else { continue }
      SeguePerformer(loader: loader).embed(template, in: view, of: controller)
    }
  }
}
