import Foundation
import QuartzCore
import Testing

@testable import Raster

/// Layers that show one colour instead of all of theirs.
@Suite struct InkTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func allColoursBecomeTheInk() throws {
    let canvas = try draw(
      layer(
        box,
        sublayers: [
          layer(CGRect(x: 10, y: 10, width: 20, height: 20), .black),
          layer(CGRect(x: 40, y: 10, width: 20, height: 20), CGColor(hex: 0x12AB34)),
        ]
      ) { $0.ink = CGColor(hex: 0x0000FF) })
    #expect(canvas[20, 20] == 0xFF00_00FF)
    #expect(canvas[50, 20] == 0xFF00_00FF)
    #expect(canvas[35, 20] == 0xFFFF_FFFF)
  }

  @Test func whatIsPaleStaysPale() throws {
    let canvas = try draw(
      layer(
        box, sublayers: [layer(box, CGColor(hex: 0x00FF00, alpha: 0.5))]
      ) {
        $0.ink = .black
        $0.opacity = 0.5
      })
    let level = Int(canvas[50, 50] & 0xFF)
    #expect(abs(level - 191) <= 2)
  }

  @Test func aLayerWithAnInkHidesNothingBelowOtherwiseThanItsContent() throws {
    let canvas = try draw(
      layer(
        box, .black, sublayers: [layer(CGRect(x: 0, y: 0, width: 100, height: 50), .white)]
      ) { $0.ink = CGColor(hex: 0xFF0000, alpha: 0.5) }, background: .white)
    #expect(canvas[50, 25] == canvas[50, 75])
    #expect(canvas[50, 25] & 0xFF > 0x70)
  }
}
