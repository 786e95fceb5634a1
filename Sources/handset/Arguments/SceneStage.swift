import InterfaceBuilder
import UIKit

/// Shows scenes of an interface file and says on the way what of them has no effect.
@MainActor
final class SceneStage {
  private let loader: InterfaceLoader

  init(_ document: InterfaceDocument, language: String?) {
    loader = InterfaceLoader(document, language: language)
    loader.showsPrototypes = true
    loader.onDiagnostic = { Terminal.note($0.description) }
  }

  /// The controller of a scene; that of a xib has the xib's first view.
  func makeController(of id: String) -> UIViewController {
    guard let scene = loader.document.scenes.first(where: { $0.id == id }) else {
      return UIViewController()
    }
    if let controller = loader.loadInContext(scene) { return controller }
    let controller = UIViewController()
    guard let view = loader.load(scene).view else { return controller }
    guard !scene.isScreen else {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view = view
      return controller
    }
    controller.view.backgroundColor = .systemGroupedBackground
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(
      origin: CGPoint(x: 0, y: UIScreen.main.safeAreaInsets.top), size: scene.size ?? .zero)
    controller.view.addSubview(view)
    return controller
  }
}
