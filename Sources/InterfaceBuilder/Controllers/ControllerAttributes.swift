import UIKit

/// What every controller has.
@MainActor
enum ControllerAttributes {
  static func apply(
    to controller: UIViewController, _ element: MarkupElement, builder: SceneBuilder
  ) {
    if let title = element.string("title") { controller.title = title }
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
    controller.isModalInPresentation = element.flag("modalInPresentation") ?? false
    controller.extendedLayoutIncludesOpaqueBars =
      element.flag("extendedLayoutIncludesOpaqueBars") ?? false
    if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = RectValue.edges(edges)
    }
    applyPresentation(
      style: element["modalPresentationStyle"], transition: element["modalTransitionStyle"],
      to: controller, at: element, loader: builder.loader)
    applyBarItems(to: controller, element, builder: builder)
    RuntimeAttributes.apply(to: controller, element, builder: builder)
  }

  private static func applyBarItems(
    to controller: UIViewController, _ element: MarkupElement, builder: SceneBuilder
  ) {
    if let item = element.child(key: "navigationItem") {
      NavigationItemElement.fill(controller.navigationItem, with: item, builder: builder)
    }
    if let item = element.child(key: "tabBarItem") {
      controller.tabBarItem = TabBarItemElement.make(item, builder: builder)
    }
    let tools = BarButtonElement.makeAll(in: element.list("toolbarItems"), builder: builder)
    if !tools.isEmpty { controller.toolbarItems = tools }
  }

  /// Sets how a controller is presented, as far as a file says.
  static func applyPresentation(
    style: String?, transition: String?, to controller: UIViewController,
    at element: MarkupElement, loader: InterfaceLoader
  ) {
    if let style = style.flatMap({ styles[$0] }) { controller.modalPresentationStyle = style }
    switch transition {
    case nil, "coverVertical": break
    case "flipHorizontal": controller.modalTransitionStyle = .flipHorizontal
    case "crossDissolve": controller.modalTransitionStyle = .crossDissolve
    default: element.refuse("modalTransitionStyle")
    }
  }

  private static let styles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover,
  ]
}
