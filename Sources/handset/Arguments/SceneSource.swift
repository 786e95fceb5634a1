import Foundation
import Gallery
import InterfaceBuilder
import UIKit

/// Where a screen comes from: the gallery, or a storyboard.
struct SceneSource: Sendable {
  /// A short name for titles and files.
  let id: String
  /// Makes its first controller.
  let makeController: @MainActor @Sendable () -> UIViewController

  /// A scene of the gallery.
  init(_ scene: GalleryScene) {
    id = scene.id
    makeController = scene.makeController
  }

  /// A scene of a storyboard or xib, the one that the app starts with unless it is named.
  /// - Throws: `InterfaceDiagnostic` for a file that cannot be read, `Failure` for a scene that
  ///   is not in it.
  @MainActor
  init(file: String, scene name: String?) throws {
    let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: file), as: file)
    guard document.visibleScene(named: name) != nil else {
      throw Failure.usage(
        name.map { "\(file) has no scene \"\($0)\" with a view" } ?? "\(file) shows no view")
    }
    let loader = InterfaceLoader(document)
    id = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    makeController = {
      guard let scene = loader.document.visibleScene(named: name) else { return UIViewController() }
      let known = loader.diagnostics.count
      let loaded = loader.load(scene)
      for diagnostic in loader.diagnostics[known...] { Terminal.note(diagnostic.description) }
      if let controller = loaded.controller { return controller }
      let controller = UIViewController()
      controller.view = loaded.view
      return controller
    }
  }

  /// Whether an argument names an interface file.
  static func isFile(_ word: String) -> Bool {
    word.hasSuffix(".storyboard") || word.hasSuffix(".xib")
  }
}
