import UIKit

extension ControllerKind {
  static let navigation = ControllerKind { _ in
    UINavigationController()
  } configure: { controller, element, builder in
    if let bar = element.child(key: "navigationBar") {
      builder.fill(controller.navigationBar, with: bar, as: .navigationBar)
    }
    if let bar = element.child(key: "toolbar") {
      builder.fill(controller.toolbar, with: bar, as: .toolbar)
    }
    controller.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
    controller.isToolbarHidden = element.flag("toolbarHidden") ?? true
    let inside = builder.loader.controllersInside(element, "rootViewController")
    if let root = inside.first { controller.viewControllers = [root] }
  }

  static let tabs = ControllerKind { _ in
    UITabBarController()
  } configure: { controller, element, builder in
    if let bar = element.child(key: "tabBar") {
      builder.fill(controller.tabBar, with: bar, as: .tabBar)
    }
    let inside = builder.loader.controllersInside(element, "viewControllers")
    if !inside.isEmpty { controller.viewControllers = inside }
    if let index = element.integer("selectedIndex"), inside.indices.contains(index) {
      controller.selectedIndex = index
    }
  }
}
