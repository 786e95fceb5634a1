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
