import Foundation
import QuartzCore

extension FontLibrary {
  /// How far the em's top is above the baseline, in em.
  private static let emTop: CGFloat = 0.87

  /// A syllable put together from its letters, which are made as much smaller as their places
  /// need.
  func glyph(
    of syllable: HangulSyllable, from file: FontFile, face: FontFace, pixels: CGFloat,
    quarter: Int32
  ) -> Glyph? {
    let advance =
      SystemFont.eastAsianAdvance(of: "\u{AC00}", size: face.size).map {
        $0 / max(face.size, 0.01)
      } ?? 1
    let letters = syllable.parts.compactMap { part -> (glyph: Glyph, rise: Int32)? in
      guard let ink = file.inkBox(of: part.letter), ink.width > 0, ink.height > 0 else {
        return nil
      }
      let box = part.box
      let across = min(1, box.width * advance / ink.width)
      let down = min(1, box.height / ink.height)
      // The middle of the ink comes to the middle of the place.
      let x = box.midX * advance - ink.midX * across
      let y = Self.emTop - box.midY - ink.midY * down
      let start = quarter + Int32((x * pixels * 4).rounded())
      return coverage(
        of: String(part.letter), nil, from: file, horizontal: pixels * across,
        vertical: pixels * down, quarter: start
      ).map { ($0, Int32((y * pixels).rounded())) }
    }
    return Self.joined(letters)
  }

  private static func joined(_ letters: [(glyph: Glyph, rise: Int32)]) -> Glyph? {
    guard let left = letters.map(\.glyph.left).min(),
      let right = letters.map({ $0.glyph.left + $0.glyph.width }).max(),
      let top = letters.map({ $0.glyph.top + $0.rise }).max(),
      let bottom = letters.map({ $0.glyph.top + $0.rise - $0.glyph.height }).min()
    else { return nil }
    let whole = Glyph(coverageWidth: right - left, height: top - bottom, left: left, top: top)
    guard case .coverage(let target) = whole.ink else { return nil }
    for (glyph, rise) in letters {
      guard case .coverage(let source) = glyph.ink else { continue }
      for row in 0..<glyph.height {
        let to = Int((top - glyph.top - rise + row) * whole.stride + glyph.left - left)
        let from = Int(row * glyph.stride)
        for column in 0..<Int(glyph.width) {
          target[to + column] = max(target[to + column], source[from + column])
        }
      }
    }
    return whole
  }
}
