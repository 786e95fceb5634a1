import Foundation
import Handset
import InterfaceBuilder

/// `handset layout FILE…`: lays out the scenes of interface files and compares each view with the
/// frame that the file stores.
enum LayoutCommand {
  @MainActor
  static func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, allowing: [.json, .givenSizes])
    guard !parsed.words.isEmpty else { throw Failure.usage("which files?") }
    let report = LayoutReport(
      textMeasurer: try PhoneEquipment.forCommand().fonts, givenSizes: parsed.has(.givenSizes))
    var scenes: [SceneLayout] = []
    var unreadable: InterfaceDiagnostic?
    for file in parsed.words {
      do {
        let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: file), as: file)
        scenes += report.scenes(of: document) { Terminal.note($0.description) }
      } catch let error as InterfaceDiagnostic {
        if parsed.words.count > 1 { Terminal.note(error.description) }
        unreadable = error
      }
    }
    if parsed.has(.json) {
      for scene in scenes { try JSONOutput.printLine(scene) }
    } else if !scenes.isEmpty {
      Terminal.print(LayoutSummary(scenes).text)
    }
    if let unreadable {
      throw parsed.words.count > 1
        ? Failure(code: .badData, message: "not every file could be read") : unreadable
    }
  }
}
