import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Damages files at random, the same way in every run, and loads what is left of them.
@MainActor
@Suite struct FuzzTests {
  private let stage = TestStage()

  /// Loads, shows and lays out all that a file has, or answers with the error.
  @discardableResult
  private func use(_ bytes: [UInt8]) -> InterfaceDiagnostic? {
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(data: Data(bytes), file: "Main.storyboard")
    } catch {
      return error
    }
    let loader = InterfaceLoader(document)
    loader.showsPrototypes = true
    for scene in document.scenes {
      let loaded = loader.load(scene)
      if let controller = loaded.controller {
        stage.show(controller)
      } else {
        _ = loaded.view
      }
    }
    _ = loader.instantiateInitialViewController()
    _ = LayoutReport(textMeasurer: UniformTextMeasurer()).scenes(of: document)
    check(loader.diagnostics)
    return nil
  }

  private func check(_ diagnostics: [InterfaceDiagnostic]) {
    for diagnostic in diagnostics {
      #expect(diagnostic.severity == .warning)
      #expect(!diagnostic.message.contains("\n"))
      #expect(diagnostic.line > 0)
    }
    // One line for each kind of thing, however often it comes.
    #expect(Set(diagnostics.map { "\($0)" }).count == diagnostics.count)
  }

  @Test(arguments: Mutation.allCases)
  func damagedFilesGiveOneErrorOrLoad(mutation: Mutation) {
    let bytes = Array(Kitchen.board.utf8)
    var random = SeededRandom(seed: 7)
    for _ in 0..<3 {
      let damaged = mutation.apply(to: bytes, using: &random)
      guard let error = use(damaged) else { continue }
      #expect(error.severity == .error)
      #expect(error.description.hasPrefix("Main.storyboard:\(error.line):\(error.column): error: "))
      #expect(!error.description.contains("\n"))
    }
  }

  @Test func aFileCutAnywhereIsAnError() {
    let bytes = Array(Kitchen.board.utf8)
    for count in stride(from: 0, to: bytes.count - 12, by: 97) {
      #expect(failure(Data(bytes.prefix(count))) != nil, "cut at \(count)")
    }
  }

  @Test(
    .enabled(if: GroundTruth.isThere, "the files of real apps are not there"),
    arguments: [1] as [UInt64])
  func realFilesThatAreDamagedGiveOneErrorOrLoad(seed: UInt64) throws {
    let folder = GroundTruth.folder.appendingPathComponent("boards")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.fileSizeKey]
    ).sorted { $0.path < $1.path }
    var random = SeededRandom(seed: seed)
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      guard bytes.count < 15_000, let mutation = Mutation.allCases.randomElement(using: &random)
      else { continue }
      use(mutation.apply(to: bytes, using: &random))
    }
  }

  // MARK: Encodings

  @Test func aFileInAnotherEncodingIsAnError() {
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32] {
      let message = failure(Kitchen.board.data(using: encoding) ?? Data()) ?? ""
      #expect(message.hasPrefix("Main.storyboard:1:"))
      #expect(message.contains("error: the file is not text in UTF-8"))
    }
    let latin = "<document type=\"CocoaTouch\"><string>é</string></document>"
    #expect(failure(latin.data(using: .isoLatin1) ?? Data())?.contains("not text in UTF-8") == true)
  }

  @Test func aMarkOfTheEncodingIsNoPartOfTheFile() {
    #expect(use([0xEF, 0xBB, 0xBF] + Array(Kitchen.board.utf8)) == nil)
  }

  @Test func filesInOlderEncodingsAreRead() throws {
    let text = storyboard(subviews: placed("label", "l-1", "text=\"Größe\""))
      .replacingOccurrences(of: "UTF-8", with: "ISO-8859-1")
    let data = try #require(text.data(using: .isoLatin1))
    let loader = InterfaceLoader(try InterfaceDocument(data: data, file: "Main.storyboard"))
    let label = loader.load(loader.document.scenes[0]).object("l-1") as? UILabel
    #expect(label?.text == "Größe")
  }

  // MARK: Rings

  @Test func controllersThatAreInsideThemselvesAreReported() throws {
    let inside = (0..<3).map {
      placed("containerView", "h-\($0)", inside: connections(segue("e-\($0)", to: "a", "embed")))
    }.joined()
    let loader = InterfaceLoader(try document(board([scene("a", subviews: inside)])))
    stage.show(loader.load(loader.document.scenes[0]).controller)
    #expect(
      loader.diagnostics.map(\.message) == [
        "controllers are inside one another without end"
      ])
  }

  /// Each of many scenes holds the next one three times.
  @Test func controllersThatMultiplyComeToAnEnd() throws {
    let scenes = (0..<14).map { place in
      scene(
        "c\(place)",
        subviews: (0..<3).map {
          placed(
            "containerView", "h-\(place)-\($0)",
            inside: connections(segue("e-\(place)-\($0)", to: "c\(place + 1)", "embed")))
        }.joined())
    }
    let loader = InterfaceLoader(try document(board(scenes + [scene("c14")])))
    stage.show(loader.load(loader.document.scenes[0]).controller)
    #expect(loader.diagnostics.map(\.message) == ["more than 500 controllers are inside one"])
  }

  @Test func storyboardsThatLeadToEachOtherComeToAnEnd() throws {
    let folder = try ScratchFolder()
    for (name, other) in [("One", "Two"), ("Two", "One")] {
      try folder.write(
        board(
          [
            scene(
              "ref", "viewControllerPlaceholder", "storyboardName=\"\(other)\"", subviews: nil)
          ], initial: "ref"), to: "\(name).storyboard")
    }
    let loader = InterfaceLoader(
      try InterfaceDocument(contentsOf: folder.url.appendingPathComponent("One.storyboard")))
    #expect(loader.instantiateInitialViewController() == nil)
    #expect(
      loader.diagnostics.map(\.message) == [
        "controllers are inside one another without end"
      ])
  }
}
