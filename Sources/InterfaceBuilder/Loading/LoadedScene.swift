import UIKit

/// The live objects of a scene.
@preconcurrency @MainActor
public struct LoadedScene {
  /// The scene of the file.
  public let scene: InterfaceScene
  /// Its controller; `nil` in a xib.
  public let controller: UIViewController?
  /// Its topmost view. A controller has it as its own.
  public let view: UIView?

  private let objects: [String: AnyObject]

  init(scene: InterfaceScene, builder: SceneBuilder) {
    self.scene = scene
    controller = builder.controller
    view = builder.view
    objects = builder.objects
  }

  /// The view, guide, constraint, recogniser or controller with an id of the file.
  public func object(_ id: String) -> AnyObject? { objects[id] }
}
