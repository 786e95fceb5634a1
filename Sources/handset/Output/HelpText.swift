import Devices
import Foundation

/// The help pages, one file each under `Resources/help`.
enum HelpText {
  static func text(for command: CommandName?) throws -> String {
    let folder = try ResourceLocator.resources().appendingPathComponent("help")
    let file = folder.appendingPathComponent((command?.rawValue ?? "handset") + ".txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Failure(code: .missingInput, message: "cannot read the help page \(file.path)")
    }
    return text
  }
}
