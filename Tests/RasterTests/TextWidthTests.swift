import Foundation
import QuartzCore
import Testing

@testable import Raster

private let samplesPath = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../../shared/interface-builder/text-samples.csv").standardized.path

/// Compares with widths that San Francisco really gave, where the samples are at hand.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: samplesPath)))
struct TextWidthTests {
  private struct Sample {
    var text: String
    var face: FontFace
    var width: Double
    var scale: Double
  }

  private func samples() throws -> [Sample] {
    let weights = [
      "": 0, "regular": 0, "medium": 0.23, "semibold": 0.3, "bold": 0.4, "light": -0.4,
      "thin": -0.6, "ultraLight": -0.8, "heavy": 0.56, "black": 0.62,
    ]
    let lines = try String(contentsOfFile: samplesPath, encoding: .utf8)
      .split(whereSeparator: \.isNewline)
    var result: [Sample] = []
    var seen: Set<[String]> = []
    for line in lines.dropFirst() {
      let cells = Self.cells(of: line)
      // Label of one line, whole width, no attributes; records with line breaks inside fall out here.
      guard cells.count == 22, cells[0] == "UILabel", cells[9] == "1", cells[21] == "0",
        ["system", "boldSystem"].contains(cells[2]), let size = Double(cells[5]),
        let width = Double(cells[7]), let height = Double(cells[8]), height < 1.7 * size,
        let scale = Double(cells[14]), cells[1].count > 1,
        cells[1].unicodeScalars.allSatisfy({ $0.value < 0x2000 }),
        let weight = cells[2] == "boldSystem" ? 0.3 : weights[cells[3]],
        seen.insert([cells[1], cells[2], cells[3], cells[5]]).inserted
      else { continue }
      result.append(
        Sample(
          text: cells[1], face: FontFace(size: size, weight: weight), width: width, scale: scale))
    }
    return result
  }

  private static func cells(of line: Substring) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells
  }

  @Test func widthsAreThoseOfSanFrancisco() throws {
    let fonts = try fonts.get()
    let samples = try samples()
    try #require(samples.count > 150)
    let errors = samples.map { sample in
      let width = Double(fonts.advances(of: sample.text, in: sample.face).reduce(0, +))
      // Stored widths are rounded up to pixels or to points.
      let toPixel = (width * sample.scale - 1e-6).rounded(.up) / sample.scale
      return (
        points: min(abs(toPixel - sample.width), abs(width.rounded(.up) - sample.width)),
        width: sample.width
      )
    }
    let parts = errors.map { $0.points / $0.width }.sorted()
    let points = errors.map(\.points).sorted()
    #expect(parts[parts.count / 2] <= 0.006)
    #expect(points[points.count * 9 / 10] <= 2)
  }
}

/// What must hold of widths whatever the samples say.
struct TextWidthRuleTests {
  private func width(_ text: String, size: CGFloat = 17, weight: CGFloat = 0) throws -> CGFloat {
    try fonts.get().advances(of: text, in: FontFace(size: size, weight: weight)).reduce(0, +)
  }

  @Test(arguments: ["áa", "Ëe", "õo", "Çç", "ñn", "ůu", "ṡs", "Żz"])
  func lettersWithMarksAreAsWideAsWithout(pair: String) throws {
    let marked = try #require(pair.first)
    let bare = String(
      try #require(String(marked).decomposedStringWithCanonicalMapping.unicodeScalars.first))
    for size in [11, 13, 17, 19] as [CGFloat] {
      let letter = try width(bare, size: size)
      #expect(abs(try width(String(marked), size: size) - letter) < 0.01 * size)
      let parts = String(marked).decomposedStringWithCanonicalMapping
      #expect(try width(parts, size: size) == width(String(marked), size: size))
    }
  }

  @Test(arguments: [-0.8, -0.4, 0, 0.23, 0.3, 0.4, 0.62] as [CGFloat])
  func widthsGrowWithTheSizeWithoutJumps(weight: CGFloat) throws {
    let text = "The quick brown fox jumps over the lazy dog"
    var last: CGFloat = 0
    for step in 0..<200 {
      let size = 8 + CGFloat(step) * 0.25
      let now = try width(text, size: size, weight: weight)
      // Where the display cut begins letters become a little narrower.
      #expect(now > last * 0.98, "at \(size) pt")
      #expect(last == 0 || now < last * 1.12, "at \(size) pt")
      last = now
    }
  }

  @Test func everyCharacterHasAWidth() throws {
    for text in ["日本語", "한국어", "😀👨‍👩‍👧‍👦🇩🇪", "مرحبا", "שלום", "Ω→∑", "ﬁ", "e\u{301}\u{323}"] {
      let advances = try fonts.get().advances(of: text, in: FontFace(size: 17))
      #expect(advances.count == text.count)
      #expect(advances.allSatisfy { $0 >= 0 && $0.isFinite })
      #expect(advances.reduce(0, +) > 5)
    }
  }
}
