import UIKit

extension InterfaceLoader {
  /// Makes the controller of a scene anew with what the file puts around it: in the tab bar and
  /// navigation controllers that lead to it, on top of their first screen.
  public func loadInContext(_ scene: InterfaceScene) -> UIViewController? {
    guard let id = scene.controllerID else { return nil }
    let around = ControllerGraph(document).surroundings(of: id)
    guard scene.view != nil, let outer = (around.tabs ?? around.navigation)?.id,
      let container = instantiate(controllerID: outer)
    else { return load(scene).controller }
    var way: [UIViewController] = []
    guard let holder = Self.find(around.navigation?.id ?? id, in: container, way: &way) else {
      return load(scene).controller
    }
    for (tabs, inside) in zip(way, way.dropFirst() + [holder]) {
      (tabs as? UITabBarController)?.selectedViewController = inside
    }
    if let navigation = holder as? UINavigationController,
      navigation.viewControllers.first.flatMap(Self.id) != id,
      let controller = load(scene).controller
    {
      navigation.viewControllers += [controller]
    }
    return container
  }

  private static func id(of controller: UIViewController) -> String? {
    (controller.interfaceOrigin as? SceneOrigin)?.controllerID
  }

  /// The controller with an id inside another one, and those on the way to it.
  private static func find(
    _ id: String, in controller: UIViewController, way: inout [UIViewController]
  ) -> UIViewController? {
    if Self.id(of: controller) == id { return controller }
    way.append(controller)
    for child in controller.children {
      if let found = find(id, in: child, way: &way) { return found }
    }
    way.removeLast()
    return nil
  }
}
