import UIKit

extension ControllerKind {
  static let navigation = ControllerKind { _ in
    UINavigationController()
  } configure: { controller, element, builder in
    let bars: [(UIView, String, ViewKind)] = [
      (controller.navigationBar, "navigationBar", .navigationBar),
      (controller.toolbar, "toolbar", .toolbar),
    ]
    for (bar, key, kind) in bars {
      let element = element.child(key: key)
      if let element { builder.fill(bar, with: element, as: kind) }
      builder.tint(bar, element)
    }
    controller.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
    controller.isToolbarHidden = element.flag("toolbarHidden") ?? true
    let inside = builder.loader.controllersInside(element, "rootViewController")
    if let root = inside.first { controller.viewControllers = [root] }
  }

  static let tabs = ControllerKind { _ in
    UITabBarController()
  } configure: { controller, element, builder in
    let bar = element.child(key: "tabBar")
    if let bar { builder.fill(controller.tabBar, with: bar, as: .tabBar) }
    builder.tint(controller.tabBar, bar)
    let inside = builder.loader.controllersInside(element, "viewControllers")
    if !inside.isEmpty { controller.viewControllers = inside }
    if let index = element.integer("selectedIndex"), inside.indices.contains(index) {
      controller.selectedIndex = index
    }
  }
}
