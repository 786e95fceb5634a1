import Foundation
import HandsetTesting
import SwiftUI
import Testing

/// Runs the SwiftUI listing of a tutorial as it stands. It is compiled against the modules of
/// this build and loaded into this process. Where the tutorial or the compiler is absent the test
/// is skipped.
@MainActor @Suite struct SeedListingTests {
  /// The screen is 844 high, with 47 and 34 of safe area; the keyboard is 336 high. The listing's
  /// stack is empty, so its padding is all there is: 336 high, seen by a ground behind it. SwiftUI
  /// makes room itself as well, so the middle of that moves from 428.5 to (47 + 508) / 2 = 277.5.
  @Test(.enabled(if: ListingLibrary.isPossible))
  func theListingPadsByTheKeyboardsHeightAndEasesOut() throws {
    let library = try ListingLibrary()
    let phone = try Phone.launch("iPhone 13 Pro") { library.makeController() }
    #expect(try phone.element("ground").frame.height == 0)
    phone.focus(try phone.element("field").view)
    let start = phone.time
    // Ease-out is the Bézier curve (0, 0) (0.58, 1); its values at quarters of 0.25 s.
    for (time, progress) in [(0.0, 0.0), (0.0625, 0.3781), (0.125, 0.6846), (0.1875, 0.9065)] {
      phone.advance(to: start + time)
      #expect(try abs(phone.element("ground").frame.height - 336 * progress) < 0.5)
    }
    phone.advance(to: start + 0.25)
    #expect(try phone.element("ground").frame.height == 336)
    phone.settle()
    #expect(try abs(phone.element("ground").frame.midY - 277.5) < 0.5)
    phone.blur()
    phone.settle()
    #expect(try phone.element("ground").frame.height == 0)
  }
}

/// The listing as a library.
@MainActor
private struct ListingLibrary {
  private let make: @convention(c) () -> UnsafeMutableRawPointer

  nonisolated private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  nonisolated private static var tutorial: URL? {
    let folder = root.deletingLastPathComponent().appendingPathComponent("shared/seeds")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.first { $0.hasPrefix("002_") }.map(folder.appendingPathComponent)
  }

  nonisolated private static var compiler: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  nonisolated static var isPossible: Bool { tutorial != nil && compiler != nil }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init() throws {
    guard let tutorial = Self.tutorial, let compiler = Self.compiler else {
      throw Failure(description: "no tutorial or no compiler")
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("handset-listing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try String(contentsOf: tutorial, encoding: .utf8)
    try Self.listing(in: text).write(
      to: folder.appendingPathComponent("Listing.swift"), atomically: true, encoding: .utf8)
    try Self.entry.write(
      to: folder.appendingPathComponent("Entry.swift"), atomically: true, encoding: .utf8)
    let library = folder.appendingPathComponent("libListing.so").path
    try Self.compile(with: compiler, in: folder, to: library)
    guard let handle = dlopen(library, RTLD_NOW), let symbol = dlsym(handle, "makeListing") else {
      throw Failure(description: String(cString: dlerror()))
    }
    make = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
  }

  func makeController() -> UIViewController {
    Unmanaged<UIViewController>.fromOpaque(make()).takeRetainedValue()
  }

  /// From the import to the end of the view, with the parameter that the page lost.
  private static func listing(in text: String) throws -> String {
    guard let start = text.range(of: "import SwiftUI"),
      let end = text.range(of: "\nIn this SwiftUI example", range: start.lowerBound..<text.endIndex)
    else { throw Failure(description: "the tutorial has no SwiftUI listing") }
    return text[start.lowerBound..<end.lowerBound]
      .replacingOccurrences(of: "Set()", with: "Set<AnyCancellable>()")
  }

  /// The listing's view above a field, with a ground that shows how large it is.
  private static let entry = """
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

    @_cdecl("makeListing") public func makeListing() -> UnsafeMutableRawPointer {
      MainActor.assumeIsolated {
        Unmanaged<UIViewController>.passRetained(UIHostingController(rootView: Stage())).toOpaque()
      }
    }
    """

  private static func compile(with compiler: String, in folder: URL, to library: String) throws {
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let modules = URL(fileURLWithPath: executable).deletingLastPathComponent()
      .appendingPathComponent("Modules")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: compiler)
    process.currentDirectoryURL = folder
    process.arguments = [
      "-swift-version", "5", "-emit-library", "-module-name", "Listing", "-I", modules.path,
      "-o", library, "Listing.swift", "Entry.swift",
    ]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let log = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: String(decoding: log, as: UTF8.self))
    }
  }
}
