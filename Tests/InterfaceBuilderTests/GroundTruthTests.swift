import Foundation
import Raster
import Testing
import UIKit

@testable import InterfaceBuilder

/// Lays out files of real apps and compares every view with the frame that Apple's own Auto
/// Layout gave it.
@MainActor
@Suite(.enabled(if: GroundTruth.isThere, "the files of real apps are not there"))
struct GroundTruthTests {
  private struct Key: Hashable {
    let file: String
    let scene: String
    let root: String
  }

  private let fonts = Result { try FontLibrary() }

  private func document(_ file: String) throws -> InterfaceDocument {
    try InterfaceDocument(contentsOf: GroundTruth.folder.appendingPathComponent(file))
  }

  /// Scenes and contents of cells whose views are all within a point of their place.
  private func right(
    givenSizes: Bool
  ) throws -> (right: [GroundTruth.Scene], all: [GroundTruth.Scene]) {
    let all = try GroundTruth.lines(GroundTruth.Scene.self, of: "scenes.jsonl").filter(\.pure)
    let report = LayoutReport(textMeasurer: try fonts.get(), givenSizes: givenSizes)
    var layouts: [Key: [ViewLayout]] = [:]
    for file in Set(all.map(\.file)) {
      for scene in report.scenes(of: try document(file)) {
        for views in [scene.views] + scene.cells.map(\.views) {
          guard let root = views.first else { continue }
          layouts[Key(file: file, scene: scene.scene, root: root.id)] = views
        }
      }
    }
    let right = all.filter { scene in
      let views = layouts[Key(file: scene.file, scene: scene.scene, root: scene.root)] ?? []
      let byID = Dictionary(views.map { ($0.id, $0.frame) }) { first, _ in first }
      return scene.views.allSatisfy { view in
        view.parent == nil || byID[view.id].map { off($0, view.frame) <= 1 + 1e-3 } == true
      }
    }
    return (right, all)
  }

  private func off(_ rect: CGRect, _ stored: [CGFloat]) -> CGFloat {
    off([rect.minX, rect.minY, rect.width, rect.height], stored)
  }

  private func off(_ rect: [CGFloat], _ stored: [CGFloat]) -> CGFloat {
    zip(rect, stored).map { abs($0 - $1) }.max() ?? 0
  }

  private func count(_ scenes: [GroundTruth.Scene], _ kind: String) -> Int {
    scenes.count { $0.kind == kind }
  }

  @Test func withStoredSizesOfContentNearlyAllScenesAreRight() throws {
    let (right, all) = try right(givenSizes: true)
    print("stored sizes: \(count(right, "scene")) of \(count(all, "scene")) scenes right")
    #expect(count(right, "scene") >= 126)
    #expect(count(right, "cell") == count(all, "cell"))
    #expect(count(right, "xib") == count(all, "xib"))
  }

  @Test func fromTheFileAloneNineOfTenScenesAreRight() throws {
    let (right, all) = try right(givenSizes: false)
    print("file alone: \(count(right, "scene")) of \(count(all, "scene")) scenes right")
    #expect(count(right, "scene") >= 116)
    #expect(count(right, "cell") >= 44)
  }

  @Test func everyFileOpensWithoutAWordAboutAnUnknownElement() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: GroundTruth.folder.appendingPathComponent("boards"), includingPropertiesForKeys: nil)
    #expect(files.count == 64)
    for file in files {
      let document = try InterfaceDocument(contentsOf: file)
      var notes: [InterfaceDiagnostic] = []
      _ = LayoutReport(textMeasurer: try fonts.get()).scenes(of: document) { notes.append($0) }
      #expect(notes == [])
    }
  }

  /// Every scene as an app shows it, without the app's code.
  @Test func everySceneComesAlive() throws {
    let stage = TestStage()
    let files = try FileManager.default.contentsOfDirectory(
      at: GroundTruth.folder.appendingPathComponent("boards"), includingPropertiesForKeys: nil)
    var kinds: [String: Int] = [:]
    for file in files {
      stage.app.makeCurrent()
      let loader = InterfaceLoader(try InterfaceDocument(contentsOf: file))
      loader.showsPrototypes = true
      for scene in loader.document.scenes {
        let loaded = loader.load(scene)
        if let controller = loaded.controller { stage.show(controller) } else { _ = loaded.view }
      }
      #expect(Set(loader.diagnostics).count == loader.diagnostics.count)
      for diagnostic in loader.diagnostics { kinds[diagnostic.message, default: 0] += 1 }
    }
    let others = kinds.filter { message, _ in
      !["is not registered", "beside the file", "is not drawn here"].contains {
        message.contains($0)
      }
    }
    for (message, count) in others.sorted(by: { $0.key < $1.key }) {
      print("\(count) files: \(message)")
    }
  }

  @Test func aConstantThatMovesWithTheKeyboardPutsViewsWhereItShould() throws {
    for test in try GroundTruth.lines(GroundTruth.KeyboardCase.self, of: "kb-cases.jsonl") {
      let document = try document(test.file)
      let scene = try #require(
        document.scenes.first { $0.id == test.scene && $0.view?.id == test.root })
      for (constant, move) in test.moves {
        try check(move, constant: try #require(Double(constant)), of: test, scene, document)
      }
    }
  }

  private func check(
    _ move: GroundTruth.KeyboardCase.Move, constant: Double, of test: GroundTruth.KeyboardCase,
    _ scene: InterfaceScene, _ document: InterfaceDocument
  ) throws {
    let loader = InterfaceLoader(
      document, registry: nil, strings: nil, purpose: .measuring(givenSizes: true))
    let stage = LayoutStage(
      document: document, size: try #require(scene.size),
      insets: loader.insets.insets(of: scene), textMeasurer: try fonts.get())
    try stage.perform { window in
      let loaded = loader.load(scene)
      stage.show(loaded, in: window)
      let root = try #require(loaded.view)
      let constraint = try #require(loaded.object(test.constraint) as? NSLayoutConstraint)
      constraint.constant = CGFloat(constant)
      UIApplication.shared.performTurn()
      for (id, expected) in move.moved {
        let view = try #require(loaded.object(id) as? UIView)
        // The other solver left hidden views of stacks at the start of the stack, the files have
        // them behind the view before.
        guard !view.isHidden || !(view.superview is UIStackView) else { continue }
        #expect(
          off(solution(of: view, in: root), expected) <= 1 / document.canvasScale + 1e-3,
          "\(test.file) \(test.scene) \(id) at \(constant)")
      }
    }
  }

  /// The alignment rectangle in the root view. Sizes may be below zero, as with the other solver.
  private func solution(of view: UIView, in root: UIView) -> [CGFloat] {
    let frame = view.solvedFrame ?? view.frame
    let insets = view.alignmentRectInsets
    let corner = root.convert(
      CGPoint(x: frame.origin.x + insets.left, y: frame.origin.y + insets.top),
      from: view.superview)
    return [
      corner.x, corner.y, frame.size.width - insets.left - insets.right,
      frame.size.height - insets.top - insets.bottom,
    ]
  }
}
