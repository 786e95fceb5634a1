import Foundation

extension FontLibrary {
  /// The part of an em that a character which no font has takes up, apart from tracking.
  static let missingAdvance: CGFloat = 0.5

  /// The empty box that stands for a character which no font has, `pixels` per em: as high as a
  /// capital and as wide as the character's room.
  func missingBox(
    _ character: Character, size: CGFloat, pixels: CGFloat, quarter: Int32
  ) -> Glyph? {
    let eastAsian = character.singleScalar.flatMap {
      SystemFont.eastAsianAdvance(of: $0, size: size)
    }
    let advance = eastAsian.map { $0 / max(size, 0.01) } ?? Self.missingAdvance
    let line = max(1, Int32((pixels * 0.06).rounded()))
    let left = Int32((pixels * 0.07 + CGFloat(quarter) / 4).rounded())
    let width = Int32((pixels * (advance - 0.14)).rounded())
    let height = Int32((pixels * SystemFont.metrics.capHeight).rounded())
    guard width > 0, height > 0 else { return nil }
    let glyph = Glyph(coverageWidth: width, height: height, left: left, top: height)
    guard case .coverage(let bytes) = glyph.ink else { return nil }
    for row in 0..<height {
      let isEdge = row < line || row >= height - line
      for column in 0..<width where isEdge || column < line || column >= width - line {
        bytes[Int(row * glyph.stride + column)] = 255
      }
    }
    return glyph
  }
}
