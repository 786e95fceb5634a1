import Foundation
import QuartzCore
import Testing

@testable import Raster

@Suite("Characters that no font has") struct MissingGlyphTests {
  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
  }

  /// The system font alone.
  private func library() throws -> FontLibrary {
    var index = FontIndex(folders: FontSource.standard().folders)
    let found = index.path(ofFile: "Inter-Regular")
    let path = try #require(found)
    return try FontLibrary(
      fonts: FontSource(folders: [URL(fileURLWithPath: path).deletingLastPathComponent().path]))
  }

  @Test("are told of once for each writing system, with the package that helps")
  func tells() throws {
    let library = try library()
    let lines = Lines()
    library.tellOfMissingGlyphs { lines.add($0) }
    let face = FontFace(size: 20)
    for text in ["abc Привет Ωμέγα", "안녕", "하세요", "שלום", "日本", "مرحبا"] {
      _ = library.advances(of: text, in: face)
    }
    #expect(
      lines.all == [
        "no installed font has \"안\" (Korean), which is drawn as a box; install the package "
          + "fonts-nanum",
        "no installed font has \"ש\" (Hebrew), which is drawn as a box; install the package "
          + "fonts-dejavu-core",
        "no installed font has \"日\" (Japanese and Chinese), which is drawn as a box; install the "
          + "package fonts-droid-fallback",
        "no installed font has \"م\" (Arabic), which is drawn as a box; install the package "
          + "fonts-dejavu-core",
      ])
  }

  @Test("are drawn as boxes and never as bars", arguments: ["안", "日", "ש"])
  func boxes(text: String) throws {
    let library = try library()
    let face = FontFace(size: 40)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let run = GlyphRun(
      text: text, face: face, color: .black, origin: CGPoint(x: 10, y: 45),
      advances: library.advances(of: text, in: face))
    let canvas = Canvas(width: 100, height: 60)
    Rasterizer(fonts: library).draw(
      layer(frame, drawing: [.text(run)]), into: canvas, scale: 1, background: .white)
    let inked = canvas.all.indices.filter { canvas.all[$0] & 0xFF < 128 }
    let columns = inked.map { $0 % 100 }
    let rows = inked.map { $0 / 100 }
    let (left, right) = (try #require(columns.min()), try #require(columns.max()))
    let (top, bottom) = (try #require(rows.min()), try #require(rows.max()))
    #expect(bottom - top > 15 && right - left > 8)
    #expect(inked.count * 2 < (right - left + 1) * (bottom - top + 1))
  }
}
