import Foundation
import Testing

/// Runs the SwiftUI listing of a tutorial as it stands: it is compiled into a program of its own
/// with the objects of this build. Where the tutorial or a tool is absent the test is skipped.
@Suite struct SeedListingTests {
  /// The screen is 844 high, with 47 and 34 of safe area; the keyboard is 336 high. The listing's
  /// stack is empty, so its padding is all there is: 336 high, seen by a ground behind it. SwiftUI
  /// makes room itself as well, so the middle of that goes from 428.5 to (47 + 508) / 2 = 277.5.
  /// Ease-out is the Bézier curve (0, 0) (0.58, 1); its values at quarters are written out here.
  @Test(.enabled(if: ListingProgram.isPossible))
  func theListingPadsByTheKeyboardsHeightAndEasesOut() throws {
    let rows = try ListingProgram.run()
    let progress = [0, 0.378_138, 0.684_643, 0.906_535, 1]
    #expect(rows.count == 7)
    for (row, progress) in zip(rows, progress) {
      #expect(abs(row.height - 336 * progress) < 0.01)
    }
    #expect(rows[4].time == 0.25)
    #expect(rows[4].height == 336)
    #expect(abs(rows[5].middle - 277.5) < 0.5)
    #expect(rows[6].height == 0)
    #expect(abs(rows[6].middle - 428.5) < 0.5)
  }
}

/// The listing as a program that prints what its screen does.
private enum ListingProgram {
  /// An instant: seconds, and height and middle of what the listing's view covers, points.
  struct Row {
    var time: Double
    var height: Double
    var middle: Double
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var tutorial: URL? {
    let folder = root.deletingLastPathComponent().appendingPathComponent("shared/seeds")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.first { $0.hasPrefix("002_") }.map(folder.appendingPathComponent)
  }

  private static func tool(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static var isPossible: Bool {
    tutorial != nil && tool("swiftc") != nil && tool("pkg-config") != nil
  }

  static func run() throws -> [Row] {
    guard let tutorial else { throw Failure(description: "there is no tutorial") }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("handset-listing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try String(contentsOf: tutorial, encoding: .utf8)
    try listing(in: text).write(
      to: folder.appendingPathComponent("Listing.swift"), atomically: true, encoding: .utf8)
    try program.write(
      to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    _ = try output(of: "swiftc", try compilerArguments(in: folder), in: folder)
    let printed = try output(of: folder.appendingPathComponent("listing").path, [], in: folder)
    return printed.split(separator: "\n").map { line in
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      return Row(time: numbers[0], height: numbers[1], middle: numbers[2])
    }
  }

  /// From the import to the end of the view, with the parameter that the page lost.
  private static func listing(in text: String) throws -> String {
    guard let start = text.range(of: "import SwiftUI"),
      let end = text.range(of: "\nIn this SwiftUI example", range: start.lowerBound..<text.endIndex)
    else { throw Failure(description: "the tutorial has no SwiftUI listing") }
    return text[start.lowerBound..<end.lowerBound]
      .replacingOccurrences(of: "Set()", with: "Set<AnyCancellable>()")
  }

  /// The listing's view with a ground that shows what it covers, and a field.
  private static let program = """
    import HandsetTesting
    import SwiftUI

    struct Stage: View {
      @State private var text = ""

      var body: some View {
        ContentView()
          .frame(minWidth: 1)
          .background { Color.red.accessibilityIdentifier("ground") }
          .overlay { TextField("Name", text: $text).accessibilityIdentifier("field") }
      }
    }

    @MainActor func run() throws {
      let phone = try Phone.launch("iPhone 13 Pro") { UIHostingController(rootView: Stage()) }
      func show() throws {
        let frame = try phone.element("ground").frame
        print(phone.time, frame.height, frame.midY)
      }
      phone.focus(try phone.element("field").view)
      for step in 0...4 {
        phone.advance(to: Double(step) / 16)
        try show()
      }
      phone.settle()
      try show()
      phone.blur()
      phone.settle()
      try show()
    }

    try MainActor.assumeIsolated { try run() }
    """

  /// The names of a module's Swift files.
  private static func swiftSources(of module: String) -> Set<String> {
    let folder = root.appendingPathComponent("Sources/" + module)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return Set(
      (files?.compactMap { ($0 as? URL)?.lastPathComponent } ?? []).filter {
        $0.hasSuffix(".swift")
      })
  }

  /// Modules and objects of this build, and the system's libraries.
  private static func compilerArguments(in folder: URL) throws -> [String] {
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let build = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let system = root.appendingPathComponent("Sources/System")
    var arguments = ["-swift-version", "5", "-o", "listing", "Listing.swift", "main.swift"]
    let folders =
      ["CCairo", "CSDL2", "CSDL2TTF", "CImage/include"].map(system.appendingPathComponent)
      + ["Modules", "CImage.build"].map(build.appendingPathComponent)
    for each in folders { arguments += ["-I", each.path] }
    let flags = try output(of: "pkg-config", ["--cflags-only-I", "cairo"], in: folder)
    for flag in flags.split(whereSeparator: \.isWhitespace) { arguments += ["-Xcc", String(flag)] }
    let modules = [
      "Cassowary", "QuartzCore", "UIKit", "Combine", "SwiftUI", "Devices", "Raster", "Handset",
      "HandsetTesting", "CImage",
    ]
    for module in modules {
      let objects = build.appendingPathComponent(module + ".build")
      let names = try FileManager.default.contentsOfDirectory(atPath: objects.path).sorted()
      let sources = swiftSources(of: module)
      arguments += names.filter { name in
        guard name.hasSuffix(".o"), !name.hasSuffix(".swiftmodule.o") else { return false }
        // Objects of sources that are gone stay until the next clean build.
        return !name.hasSuffix(".swift.o") || sources.contains(String(name.dropLast(2)))
      }
      .map { objects.appendingPathComponent($0).path }
    }
    let hasJPEG = FileManager.default.fileExists(atPath: "/usr/include/jpeglib.h")
    let hasISAL = FileManager.default.fileExists(atPath: "/usr/include/isa-l/igzip_lib.h")
    return arguments + ["-lcairo", "-lSDL2", "-lSDL2_ttf", "-lz"] + (hasISAL ? ["-lisal"] : [])
      + (hasJPEG ? ["-ljpeg"] : [])
  }

  private static func output(
    of command: String, _ arguments: [String], in folder: URL
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool(command) ?? command)
    process.currentDirectoryURL = folder
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["HANDSET_RESOURCES"] = root.appendingPathComponent("Resources").path
    process.environment = environment
    let files = ["printed.txt", "errors.txt"].map(folder.appendingPathComponent)
    for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(command): \(texts[1])\(texts[0])")
    }
    return texts[0]
  }
}
