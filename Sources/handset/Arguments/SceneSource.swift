import Devices
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

  /// A scene of a storyboard or xib, the one that the app starts with unless it is named, with
  /// texts in a language where there are such.
  /// - Throws: `InterfaceDiagnostic` for a file that cannot be read, `Failure` for a scene that
  ///   is not in it.
  @MainActor
  init(file: String, scene name: String?, language: String?) throws {
    let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: file), as: file)
    guard let scene = document.shownScene(named: name) else {
      throw Failure.usage(
        name.map {
          "\(file) has no scene \"\($0)\" that can be shown"
            + Suggestion.clause(for: $0, in: document.sceneNames)
        } ?? "\(file) shows no view")
    }
    id = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let stage = SceneStage(document, language: language)
    makeController = { stage.makeController(of: scene.id) }
  }

  /// Whether an argument names an interface file.
  static func isFile(_ word: String) -> Bool {
    word.hasSuffix(".storyboard") || word.hasSuffix(".xib")
  }
}
