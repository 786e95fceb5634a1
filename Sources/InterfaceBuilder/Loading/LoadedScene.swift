import UIKit

/// The live objects of a scene.
@preconcurrency @MainActor
public struct LoadedScene {
  /// The scene of the file.
  public let scene: InterfaceScene
  /// Its controller; `nil` in a xib.
  public let controller: UIViewController?

  private let builder: SceneBuilder

  init(scene: InterfaceScene, controller: UIViewController?, builder: SceneBuilder) {
    self.scene = scene
    self.controller = controller
    self.builder = builder
  }

  /// Its topmost view, made at the first use. A controller has it as its own.
  public var view: UIView? {
    controller?.loadViewIfNeeded()
    return builder.view ?? controller?.view
  }

  /// The view, guide, constraint, recogniser or controller with an id of the file. The view is
  /// made if it has not been.
  public func object(_ id: String) -> AnyObject? {
    controller?.loadViewIfNeeded()
    return builder.object(id)
  }
}
