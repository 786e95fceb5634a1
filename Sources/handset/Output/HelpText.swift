import Devices
import Foundation
import Gallery

/// The help pages, one file each under `Resources/help`. What pages share is in files of its own:
/// `{NAME}` stands for the lines of `NAME.txt`, and `{scenes}` for the names of the gallery.
enum HelpText {
  private static let width = 88

  static func text(for command: CommandName?) throws -> String {
    try page(command?.rawValue ?? "handset")
  }

  private static func page(_ name: String) throws -> String {
    let folder = try ResourceLocator.resources().appendingPathComponent("help")
    let file = folder.appendingPathComponent(name + ".txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Failure(code: .missingInput, message: "cannot read the help page \(file.path)")
    }
    return try text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { try filled(String($0)) }.joined(separator: "\n")
  }

  private static func filled(_ line: String) throws -> String {
    if line.contains("{scenes}") {
      let scenes = Gallery.scenes.map(\.id).joined(separator: ", ")
      return wrapped(line.replacingOccurrences(of: "{scenes}", with: scenes))
    }
    guard line.hasPrefix("{"), line.hasSuffix("}") else { return line }
    let part = try page(String(line.dropFirst().dropLast()))
    return part.hasSuffix("\n") ? String(part.dropLast()) : part
  }

  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
