import UIKit

/// The sorts of elements that have a stand-in.
@MainActor
enum StandIn {
  static let kinds: [String: ViewKind] = [
    "collectionView": kind("UICollectionView"),
    "collectionViewCell": kind("UICollectionViewCell"),
    "collectionReusableView": kind("UICollectionReusableView"),
    "wkWebView": foreign("WKWebView"),
    "mapView": foreign("MKMapView"),
  ]

  private static func kind(_ className: String) -> ViewKind {
    ViewKind(className) { _ in
      UIView()
    } configure: { view, element, builder in
      builder.addSubviews(of: element, to: view)
    }
  }

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
