import Foundation
import QuartzCore
import Testing

@testable import Raster

/// The blur of what lies behind a layer.
@Suite struct BackdropBlurTests {
  private let grey: UInt32 = 0xFF80_8080

  private func halves(sigma: CGFloat, radius: CGFloat = 0) throws -> Canvas {
    try draw(
      layer(
        CGRect(x: 0, y: 0, width: 100, height: 100),
        sublayers: [
          layer(CGRect(x: 0, y: 0, width: 50, height: 100), .black),
          layer(CGRect(x: 10, y: 10, width: 80, height: 80)) {
            $0.backdropBlur = sigma
            $0.cornerRadius = radius
          },
        ]))
  }

  @Test(arguments: [2, 6, 20] as [CGFloat])
  func anEdgeBecomesASlopeAsWideAsTheBlur(sigma: CGFloat) throws {
    let canvas = try halves(sigma: sigma)
    let levels = (10..<90).map { Int(canvas[$0, 50] & 0xFF) }
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 <= $1 + 1 })
    #expect(abs(levels[39] + levels[40] - 255) <= 4)
    // A blurred step is the integral of a Gaussian, here at the middle of a pixel about one
    // standard deviation beyond the edge.
    let distance = (sigma + 0.5) / sigma
    let expected = 255 * (1 + erf(distance / 2.squareRoot())) / 2
    #expect(abs(CGFloat(levels[40 + Int(sigma)]) - expected) < 14)
  }

  @Test func nothingOutsideIsTouched() throws {
    let canvas = try halves(sigma: 20)
    for y in 0..<100 where y < 10 || y >= 90 {
      #expect(canvas[49, y] == 0xFF00_0000 && canvas[50, y] == 0xFFFF_FFFF)
    }
    #expect((0..<100).allSatisfy { canvas[5, $0] == 0xFF00_0000 })
  }

  @Test func roundedCornersAreLeftAlone() throws {
    let canvas = try halves(sigma: 20, radius: 20)
    #expect(canvas[10, 10] == 0xFF00_0000)
    #expect(canvas[89, 10] == 0xFFFF_FFFF)
  }

  @Test func aFlatGroundStaysAsItIs() throws {
    let canvas = try draw(
      layer(CGRect(x: 0, y: 0, width: 97, height: 61)) { $0.backdropBlur = 15 },
      background: CGColor(hex: 0x7B3F21))
    #expect(canvas.all.allSatisfy { $0 == 0xFF7B_3F21 })
  }

  @Test func aMaterialLetsColourThroughMoreThanBrightness() throws {
    func seen(_ ground: CGColor) throws -> UInt32 {
      let canvas = try draw(
        layer(CGRect(x: 0, y: 0, width: 100, height: 100)) {
          $0.backdropBlur = 10
          $0.backgroundColor = CGColor(gray: 0.5, alpha: 0.9)
          $0.backdropChroma = 0.3
        }, background: ground)
      #expect(canvas.all.allSatisfy { $0 == canvas[30, 30] })
      return canvas[30, 30]
    }
    // 0.9 · 127.5 + 0.1 · 255, and without the 255.
    #expect(try seen(.white) == 0xFF8C_8C8C)
    #expect(try seen(.black) == 0xFF73_7373)
    // Yellow is 0.886 bright: 114.75 + 0.1 · 225.93 + 0.3 · (255 - 225.93) and - 0.3 · 225.93.
    #expect(try seen(CGColor(hex: 0xFFFF00)) == 0xFF92_9246)
  }

  @Test func aMaterialsFlatAndSlopingPartsMeet() throws {
    let canvas = try draw(
      layer(
        CGRect(x: 0, y: 0, width: 100, height: 100),
        sublayers: [
          layer(CGRect(x: 0, y: 0, width: 50, height: 100), CGColor(hex: 0xFFFF00)),
          layer(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            $0.backdropBlur = 8
            $0.backgroundColor = CGColor(gray: 0.8, alpha: 0.98)
            $0.backdropChroma = 0.2
          },
        ]))
    let blues = (0..<100).map { Int(canvas[$0, 20] & 0xFF) }
    #expect(zip(blues, blues.dropFirst()).allSatisfy { $1 - $0 >= 0 && $1 - $0 <= 5 })
    #expect(blues[99] - blues[0] > 40)
  }
}
