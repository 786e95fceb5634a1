import UIKit

/// What stands for views of other libraries.
@MainActor
enum StandIn {
  static let kinds: [String: ViewKind] = [
    "wkWebView": foreign("WKWebView"),
    "mapView": foreign("MKMapView"),
  ]

  /// What other libraries draw is an empty view here.
  private static func foreign(_ className: String) -> ViewKind {
    ViewKind(className) { _ in
      UIView()
    } configure: { view, element, builder in
      if !builder.loader.purpose.isOnCanvas { builder.warnOfUnknown(element) }
    }
  }
}

extension SceneBuilder {
  /// The version of Interface Builder by whose sizes controls are measured.
  var toolsVersion: Int {
    loader.purpose.isOnCanvas ? document.toolsVersion : CanvasRules.newestTools
  }
}
