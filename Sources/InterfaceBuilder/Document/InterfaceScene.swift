import UIKit

/// One scene of a storyboard: a controller with its view and what belongs to both. Of a xib: one
/// of its topmost views.
public final class InterfaceScene {
  /// The scene's id in the file; `xib` where the file is one.
  public let id: String

  let objects: [MarkupElement]
  let controller: MarkupElement?
  /// The view of a scene without a controller.
  let ownView: MarkupElement?

  init(
    id: String, objects: [MarkupElement], controller: MarkupElement?, view: MarkupElement?
  ) {
    self.id = id
    self.objects = objects
    self.controller = controller
    ownView = view
  }

  /// The scene of a controller that stands in a xib.
  convenience init(xibController: MarkupElement) {
    self.init(id: "xib", objects: [xibController], controller: xibController, view: nil)
  }

  /// The id of the controller.
  public var controllerID: String? { controller?.id }

  /// The name by which code asks for the controller.
  public var storyboardIdentifier: String? { controller?["storyboardIdentifier"] }

  /// The name of the controller's class in the app's code.
  public var controllerClassName: String? { controller?["customClass"] }

  /// The element of the view that fills the scene.
  var view: MarkupElement? { ownView ?? controller?.child(key: "view") }

  /// The size of the scene's view as it was saved, in points.
  public var size: CGSize? { view.flatMap(RectValue.frame(of:))?.size }

  /// Whether the scene's view is as large as a screen, and not a part of one such as a cell.
  public var isScreen: Bool {
    guard let size else { return false }
    return size.width >= 300 && size.height >= 400
  }

  /// The ways out of the scene.
  public var segues: [InterfaceSegue] {
    var segues: [InterfaceSegue] = []
    for object in objects {
      for element in [object] + object.descendants where element.name == "segue" {
        if let segue = InterfaceSegue(element) { segues.append(segue) }
      }
    }
    return segues
  }
}
