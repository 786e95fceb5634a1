import Foundation
import Raster
import Testing

@MainActor
struct PictureMemoryTests {
  private nonisolated static let maps = "/proc/self/maps"

  /// Where the heap is, as the system tells it.
  private func heap() throws -> Range<UInt> {
    let maps = try String(contentsOfFile: Self.maps, encoding: .utf8)
    let line = try #require(maps.split(separator: "\n").first { $0.hasSuffix("[heap]") })
    let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
    return try #require(ends.count == 2 ? ends[0]..<ends[1] : nil)
  }

  @Test(
    "pictures stand apart from the heap, also after others of their size were freed",
    .enabled(if: FileManager.default.isReadableFile(atPath: maps), "needs /proc"))
  func pictures() throws {
    PictureMemory.keepApart()
    for turn in 0..<4 {
      let picture = Canvas(width: 1170, height: 2532 - 100 * turn)
      let address = picture.withUnsafePixels { UInt(bitPattern: $0.baseAddress) }
      #expect(try !heap().contains(address))
    }
  }
}
