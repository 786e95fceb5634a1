import UIKit

/// What stands for views whose class is not here: a grey box with the name.
@MainActor
enum StandIn {
  /// Views of other libraries, by their elements.
  static let kinds: [String: ViewKind] = Dictionary(
    uniqueKeysWithValues: [
      "wkWebView": "WKWebView", "webView": "UIWebView", "mapView": "MKMapView",
      "glkView": "GLKView", "mtkView": "MTKView", "skView": "SKView",
      "sceneKitView": "SCNView", "arscnView": "ARSCNView", "arskView": "ARSKView",
      "arView": "ARView", "pdfView": "PDFView", "adBannerView": "ADBannerView",
      "colorWell": "UIColorWell", "calendarView": "UICalendarView",
      "locationButton": "CLLocationButton", "realityKitView": "ARView",
    ].map { ($0, kind($1)) })

  static func kind(_ className: String) -> ViewKind {
    ViewKind(className) { _ in
      UIView()
    } configure: { view, element, builder in
      builder.addSubviews(of: element, to: view)
      guard !builder.loader.purpose.isOnCanvas else { return }
      // The app's own class needs no stand-in.
      guard type(of: view) == UIView.self else { return }
      builder.warnOfUnknown(element)
      if view.backgroundColor == nil { view.backgroundColor = .quaternarySystemFill }
      addName(className, to: view)
    }
  }

  /// A screen with a name, for one that is not there.
  static func controller(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    addName(name, to: controller.view)
    return controller
  }

  private static func addName(_ name: String, to view: UIView) {
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(label, at: 0)
  }
}

extension SceneBuilder {
  /// The version of Interface Builder by whose sizes controls are measured.
  var toolsVersion: Int {
    loader.purpose.isOnCanvas ? document.toolsVersion : CanvasRules.newestTools
  }
}
