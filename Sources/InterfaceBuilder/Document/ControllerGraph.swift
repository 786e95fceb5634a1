import UIKit

/// Which controllers lead to which.
struct ControllerGraph {
  private struct Way {
    let source: String
    let segue: InterfaceSegue
  }

  private var controllers: [String: MarkupElement] = [:]
  private var ways: [String: [Way]] = [:]
  /// Segues that decide where several lead to one controller.
  private var preferred: Set<String> = []

  init(_ document: InterfaceDocument) {
    for segue in document.root.list("inferredMetricsTieBreakers") {
      if let id = segue["reference"] { preferred.insert(id) }
    }
    for scene in document.scenes {
      guard let controller = scene.controller, let id = controller.id else { continue }
      controllers[id] = controller
      for segue in scene.segues where segue.kind != .unwind {
        ways[segue.destination, default: []].append(Way(source: id, segue: segue))
      }
    }
  }

  /// What surrounds a controller on the screen.
  func surroundings(of id: String) -> ControllerSurroundings {
    var visited: Set<String> = []
    return surroundings(of: id, visited: &visited)
  }

  private func surroundings(of id: String, visited: inout Set<String>) -> ControllerSurroundings {
    guard visited.insert(id).inserted, let way = way(to: id) else {
      return ControllerSurroundings()
    }
    var result: ControllerSurroundings
    switch way.segue.kind {
    case .relationship:
      result = surroundings(of: way.source, visited: &visited)
      let holder = controllers[way.source]
      switch holder?.name {
      case "navigationController":
        result.navigation = holder
        result.isPushed = false
      case "tabBarController": result.tabs = holder
      default: break
      }
    case .show, .showDetail:
      result = surroundings(of: way.source, visited: &visited)
      result.isPushed = true
      if let metrics = controllers[way.source]?.simulated("simulatedBottomBarMetrics") {
        result.bottomMetrics = metrics
      }
      // Without a navigation controller it is presented.
      let isNavigation = controllers[id]?.name == "navigationController"
      if result.navigation == nil || isNavigation {
        result = ControllerSurroundings()
        result.presentation = ""
      }
    case .presentation, .popoverPresentation:
      result = ControllerSurroundings()
      result.presentation = way.segue.modalPresentationStyle ?? ""
    case .embed:
      result = ControllerSurroundings()
      result.isEmbedded = true
    case .custom, .unwind:
      result = ControllerSurroundings()
    }
    return result
  }

  private func way(to id: String) -> Way? {
    let all = ways[id] ?? []
    return all.first { preferred.contains($0.segue.id) }
      ?? all.first { $0.segue.kind == .relationship } ?? all.first
  }
}

/// What surrounds a controller on the screen.
struct ControllerSurroundings {
  /// The navigation controller around it.
  var navigation: MarkupElement?
  /// The tab bar controller around it.
  var tabs: MarkupElement?
  /// Whether it stands on another controller in its navigation controller.
  var isPushed = false
  /// What the file says to draw at the bottom for the controllers below it in its navigation
  /// controller.
  var bottomMetrics: MarkupElement?
  /// The style in which it is presented, empty for the usual one.
  var presentation: String?
  /// Whether it is inside a view of another controller.
  var isEmbedded = false
}
