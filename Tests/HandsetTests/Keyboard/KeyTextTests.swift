import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("Text on keys")
struct KeyTextTests {
  /// The runs that drawing makes, with a character 10 points wide at 10 points of size.
  private func runs(_ draw: (CGContext) -> Void) throws -> [GlyphRun] {
    let stand = try KeyboardStand()
    defer { withExtendedLifetime(stand) {} }
    let context = CGContext(size: CGSize(width: 200, height: 50))
    draw(context)
    return context.drawing.commands.compactMap {
      if case .text(let run) = $0 { run } else { nil }
    }
  }

  private let font = UIFont.systemFont(ofSize: 10)

  @Test("stands in the order in which it is seen", arguments: ["مسافة", "إدخال", "רווח"])
  func rightToLeft(text: String) throws {
    let runs = try runs {
      KeyText.draw(text, font: font, ink: .black, centerX: 100, baseline: 30, in: $0)
    }
    #expect(runs.map(\.text) == [String(text.reversed())])
    let run = try #require(runs.first)
    #expect(abs(run.origin.x + run.width / 2 - 100) < 1e-9)
  }

  @Test("keeps digits and Latin letters in their order")
  func leftToRight() throws {
    for text in ["123", ".?123", "ABC"] {
      let runs = try runs {
        KeyText.draw(text, font: font, ink: .black, edge: 5, isLeft: true, baseline: 30, in: $0)
      }
      #expect(runs.map(\.text) == [text] && runs[0].origin.x == 5)
    }
  }

  @Test("loses its middle where it does not fit")
  func shortened() throws {
    let runs = try runs {
      KeyText.draw(
        "“ABCDEFGHIJKLMNOPQRSTUVWXYZ”", font: font, ink: .black, from: 20, to: 120, baseline: 30,
        in: $0)
    }
    let text = runs.map(\.text).joined()
    #expect(text.hasPrefix("“AB") && text.hasSuffix("YZ”") && text.contains("…"))
    #expect(runs.allSatisfy { $0.origin.x >= 20 && $0.origin.x + $0.width <= 120.001 })
    let short = try self.runs {
      KeyText.draw("“a”", font: font, ink: .black, from: 20, to: 120, baseline: 30, in: $0)
    }
    #expect(short.map(\.text) == ["“a”"])
  }
}
