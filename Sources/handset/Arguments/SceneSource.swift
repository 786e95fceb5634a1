import Devices
import Foundation
import Gallery
import InterfaceBuilder
import UIKit

/// Where a screen comes from: the gallery, or a storyboard.
struct SceneSource: Sendable {
  /// A short name for titles and files.
  let id: String
  /// The device and orientation that the screen was drawn for; `nil` where any will do.
  var canvas: SceneCanvas?
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
      guard let name else {
        throw Failure(code: .badData, message: "\(file) shows no view")
      }
      throw Failure.usage(
        "\(file) has no scene \"\(name)\" that can be shown"
          + Suggestions.clause(for: name, in: document.sceneNames))
    }
    id = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    canvas = SceneCanvas(document)
    let stage = SceneStage(document, language: language)
    makeController = { stage.makeController(of: scene.id) }
  }

  /// Whether an argument names an interface file.
  static func isFile(_ word: String) -> Bool {
    word.hasSuffix(".storyboard") || word.hasSuffix(".xib")
  }
}
