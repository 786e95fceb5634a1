import Foundation
import QuartzCore
import Testing

@testable import Raster

@Suite struct RoundedShapeTests {
  private func corner(_ curve: CALayerCornerCurve, side: CGFloat = 100) throws -> Canvas {
    try draw(
      layer(CGRect(x: 0, y: 0, width: side, height: side), .black) {
        $0.cornerRadius = 20
        $0.cornerCurve = curve
      })
  }

  private func ink(_ canvas: Canvas) -> Double {
    canvas.all.reduce(0) { $0 + Double(255 - $1 & 0xFF) / 255 }
  }

  @Test func aCircularCornerHasTheAreaOfACircle() throws {
    let missing = 10_000 - ink(try corner(.circular))
    #expect(abs(missing - (4 - .pi) * 400) < 4)
  }

  @Test func aContinuousCornerStartsFurtherOutButTakesAboutAsMuch() throws {
    let round = try corner(.circular)
    let smooth = try corner(.continuous)
    // The curve starts 1.53 radii, 30.6 pixels, from the corner.
    #expect(smooth[32, 0] & 0xFF == 0)
    #expect(smooth[20, 0] & 0xFF > 20)
    #expect(round[20, 0] & 0xFF == 0)
    #expect(abs(ink(round) - ink(smooth)) < 0.08 * (4 - .pi) * 400)
    // On the diagonal both are about as far from the corner.
    let cut = (0..<20).first { round[$0, $0] & 0xFF < 128 }!
    let smoothCut = (0..<20).first { smooth[$0, $0] & 0xFF < 128 }!
    #expect(abs(cut - smoothCut) <= 1)
  }

  @Test(arguments: [CALayerCornerCurve.circular, .continuous])
  func allCornersAreMirrorImages(curve: CALayerCornerCurve) throws {
    let canvas = try corner(curve)
    for y in 0..<50 {
      for x in 0..<50 {
        let one = Int(canvas[x, y] & 0xFF)
        for other in [canvas[99 - x, y], canvas[x, 99 - y], canvas[99 - x, 99 - y], canvas[y, x]] {
          // Cairo samples rows more coarsely than columns.
          #expect(abs(one - Int(other & 0xFF)) <= 20)
        }
      }
    }
  }

  @Test(arguments: [CALayerCornerCurve.circular, .continuous])
  func aStretchedMaskLooksLikeOneDrawnInFull(curve: CALayerCornerCurve) throws {
    let small = try corner(curve, side: 71)
    let large = try corner(curve, side: 100)
    for y in 0..<35 {
      for x in 0..<35 {
        #expect(small[x, y] == large[x, y])
        #expect(small[70 - x, 70 - y] == large[99 - x, 99 - y])
      }
    }
    #expect(large[50, 50] & 0xFF == 0)
  }

  @Test func aRadiusTooLargeGivesAPill() throws {
    for curve in [CALayerCornerCurve.circular, .continuous] {
      let canvas = try draw(
        layer(CGRect(x: 0, y: 0, width: 80, height: 21), .black) {
          $0.cornerRadius = 1000
          $0.cornerCurve = curve
        })
      #expect(canvas[0, 10] & 0xFF < 40)
      #expect(canvas[79, 10] & 0xFF < 40)
      #expect(canvas[40, 0] & 0xFF == 0)
      #expect(canvas[0, 0] & 0xFF == 255)
      #expect(canvas[79, 20] & 0xFF == 255)
    }
  }

  @Test func aBorderKeepsItsThicknessRoundTheCorner() throws {
    let canvas = try draw(
      layer(CGRect(x: 0, y: 0, width: 100, height: 100)) {
        $0.cornerRadius = 20
        $0.borderWidth = 4
        $0.borderColor = .black
      })
    let ink = ink(canvas)
    let ring = 4 * 60 * 4 + Double.pi * (400 - 256)
    #expect(abs(ink - ring) < 6)
    #expect(canvas[50, 3] & 0xFF == 0)
    #expect(canvas[50, 4] & 0xFF == 255)
  }
}
