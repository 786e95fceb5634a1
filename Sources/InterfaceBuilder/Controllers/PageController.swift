import UIKit

extension ControllerKind {
  static let pages = ControllerKind { _ in
    UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  } configure: { controller, element, builder in
    controller.adopt(
      orientation: element.choice(
        "navigationOrientation", ["horizontal": .horizontal, "vertical": .vertical])
        ?? .horizontal,
      pageSpacing: element.number("pageSpacing") ?? 0)
    // Without the app's code there are no pages, and a phone shows black.
    if builder.loader.showsPrototypes {
      builder.afterConnecting { controller.view.backgroundColor = .systemBackground }
    }
    // Files that say nothing mean the curl.
    if element["transitionStyle"] != "scroll" {
      builder.loader.warn(
        "page curl", at: element, "pages do not curl here; they scroll")
    }
  }
}
