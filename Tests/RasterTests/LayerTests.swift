import Foundation
import QuartzCore
import Testing

@testable import Raster

private let red = CGColor(hex: 0xFF0000)
private let blue = CGColor(hex: 0x0000FF)
private let whitePixel: UInt32 = 0xFFFF_FFFF
private let redPixel: UInt32 = 0xFFFF_0000
private let bluePixel: UInt32 = 0xFF00_00FF

@Suite struct LayerTests {
  @Test func aColourComesOutExactly() throws {
    let canvas = try draw(
      layer(CGRect(x: 10, y: 20, width: 30, height: 40), CGColor(hex: 0xD0D3D9)), width: 60,
      height: 80)
    #expect(canvas[10, 20] == 0xFFD0_D3D9)
    #expect(canvas[39, 59] == 0xFFD0_D3D9)
    #expect(canvas[9, 20] == whitePixel)
    #expect(canvas[40, 20] == whitePixel)
    #expect(canvas[39, 60] == whitePixel)
  }

  @Test func aTranslucentColourIsMixedWithWhatIsBelow() throws {
    let canvas = try draw(
      layer(CGRect(x: 0, y: 0, width: 10, height: 10), CGColor(gray: 0, alpha: 0.35)),
      background: CGColor(hex: 0xD0D3D9))
    // The colour measured for the shadow of a key (APPEARANCE 1.3).
    #expect(canvas[5, 5] == 0xFF87_898D)
  }

  @Test func theBackgroundCoversWhatWasThere() throws {
    let canvas = Canvas(width: 4, height: 4)
    canvas.withUnsafeMutablePixels { $0.update(repeating: 0xFF12_3456) }
    try Rasterizer(fonts: fonts.get()).draw(
      layer(.zero), into: canvas, scale: 1, background: CGColor(gray: 1, alpha: 0.5))
    #expect(canvas.all.allSatisfy { $0 == 0x8080_8080 })
  }

  @Test func scaleTurnsPointsIntoPixels() throws {
    let canvas = try draw(
      layer(CGRect(x: 10, y: 10, width: 1.0 / 3, height: 5), red), scale: 3)
    #expect(canvas[30, 30] == redPixel)
    #expect(canvas[29, 30] == whitePixel)
    #expect(canvas[31, 30] == whitePixel)
    #expect(canvas[30, 44] == redPixel)
    #expect(canvas[30, 45] == whitePixel)
  }

  @Test func edgesAreRoundedNotSizes() throws {
    // 10.4…20.6 and 20.6…30.5 leave neither gap nor overlap.
    let tree = layer(
      CGRect(x: 0, y: 0, width: 60, height: 10),
      sublayers: [
        layer(CGRect(x: 10.4, y: 0, width: 10.2, height: 10), .black),
        layer(CGRect(x: 20.6, y: 0, width: 9.9, height: 10), red),
      ])
    let canvas = try draw(tree, width: 60, height: 10)
    #expect((0..<60).filter { canvas[$0, 5] == 0xFF00_0000 } == Array(10..<21))
    #expect((0..<60).filter { canvas[$0, 5] == redPixel } == Array(21..<31))
  }

  @Test func aThinLineNeverVanishes() throws {
    for offset in stride(from: 0.0, to: 1, by: 0.1) {
      let canvas = try draw(
        layer(CGRect(x: 0, y: 5 + offset, width: 10, height: 0.4), red), width: 10, height: 20)
      #expect((0..<20).filter { canvas[5, $0] == redPixel }.count == 1)
    }
  }

  @Test func sublayersStandInTheSpaceOfTheBounds() throws {
    let tree = layer(
      CGRect(x: 10, y: 10, width: 50, height: 50),
      sublayers: [layer(CGRect(x: 5, y: 105, width: 10, height: 10), red)]
    ) { $0.bounds.origin = CGPoint(x: 0, y: 100) }
    let canvas = try draw(tree)
    #expect(canvas[15, 15] == redPixel)
    #expect(canvas[24, 24] == redPixel)
    #expect(canvas[14, 15] == whitePixel)
  }

  @Test func hiddenAndTransparentLayersAreLeftOutWithAllBelow() throws {
    let inner = [layer(CGRect(x: 0, y: 0, width: 50, height: 50), red)]
    let hidden = layer(CGRect(x: 0, y: 0, width: 50, height: 50), red, sublayers: inner) {
      $0.isHidden = true
    }
    let clear = layer(CGRect(x: 0, y: 0, width: 50, height: 50), red, sublayers: inner) {
      $0.opacity = 0
    }
    for tree in [hidden, clear] {
      #expect(try draw(tree).all.allSatisfy { $0 == whitePixel })
    }
  }

  @Test func zPositionDecidesAndOrderBreaksTies() throws {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    func top(_ positions: [CGFloat]) throws -> UInt32 {
      let colours = [red, blue]
      let sublayers = zip(positions, colours).map { position, colour in
        layer(frame, colour) { $0.zPosition = position }
      }
      return try draw(layer(frame, sublayers: sublayers))[5, 5]
    }
    #expect(try top([0, 0]) == bluePixel)
    #expect(try top([1, 0]) == redPixel)
    #expect(try top([1, 1]) == bluePixel)
    #expect(try top([-1, -2]) == redPixel)
  }

  @Test func masksToBoundsCutsOffSublayersAndOnlyThen() throws {
    func tree(_ masks: Bool) -> LayerSnapshot {
      layer(
        CGRect(x: 10, y: 10, width: 20, height: 20), blue,
        sublayers: [layer(CGRect(x: 10, y: 10, width: 50, height: 50), red)]
      ) { $0.masksToBounds = masks }
    }
    let cut = try draw(tree(true))
    #expect(cut[29, 29] == redPixel)
    #expect(cut[30, 29] == whitePixel)
    #expect(cut[29, 30] == whitePixel)
    #expect(cut[19, 19] == bluePixel)
    #expect(try draw(tree(false))[59, 59] == redPixel)
  }

  @Test func roundedMasksCutOffCorners() throws {
    let tree = layer(
      CGRect(x: 10, y: 10, width: 40, height: 40),
      sublayers: [layer(CGRect(x: -5, y: -5, width: 60, height: 60), red)]
    ) {
      $0.masksToBounds = true
      $0.cornerRadius = 20
    }
    let canvas = try draw(tree)
    let disc = try draw(
      layer(CGRect(x: 10, y: 10, width: 40, height: 40), red) { $0.cornerRadius = 20 })
    #expect(canvas.all == disc.all)
    #expect(canvas[11, 11] == whitePixel)
    #expect(canvas[30, 12] == redPixel)
    #expect(canvas[30, 30] == redPixel)
  }

  @Test func onlyMaskedCornersAreRounded() throws {
    let canvas = try draw(
      layer(CGRect(x: 0, y: 0, width: 40, height: 40), red) {
        $0.cornerRadius = 10
        $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      })
    #expect(canvas[0, 0] == whitePixel)
    #expect(canvas[39, 0] == redPixel)
    #expect(canvas[0, 39] == redPixel)
    #expect(canvas[39, 39] == whitePixel)
  }

  @Test func opacityWorksOnAGroupAsAWhole() throws {
    let tree = layer(
      CGRect(x: 0, y: 0, width: 40, height: 40), blue,
      sublayers: [layer(CGRect(x: 10, y: 10, width: 40, height: 20), red)]
    ) { $0.opacity = 0.5 }
    let canvas = try draw(tree)
    // Blue doesn't shine through the red, and both are half as strong.
    #expect(canvas[5, 5] == 0xFF7F_7FFF)
    #expect(canvas[20, 20] == 0xFFFF_7F7F)
    #expect(canvas[45, 20] == 0xFFFF_7F7F)
    #expect(canvas[60, 20] == whitePixel)
  }

  @Test func opacityMultipliesDownTheTree() throws {
    let inner = layer(CGRect(x: 0, y: 0, width: 10, height: 10), .black) { $0.opacity = 0.5 }
    let outer = layer(CGRect(x: 0, y: 0, width: 10, height: 10), sublayers: [inner]) {
      $0.opacity = 0.5
    }
    let grey = try draw(outer)[5, 5] & 0xFF
    #expect(grey == 191)
  }

  @Test func bordersLieInsideAndAboveSublayers() throws {
    let tree = layer(
      CGRect(x: 10, y: 10, width: 30, height: 30),
      sublayers: [layer(CGRect(x: 0, y: 0, width: 30, height: 30), red)]
    ) {
      $0.borderWidth = 2
      $0.borderColor = blue
    }
    let canvas = try draw(tree)
    #expect(canvas[9, 20] == whitePixel)
    #expect(canvas[10, 20] == bluePixel)
    #expect(canvas[11, 20] == bluePixel)
    #expect(canvas[12, 20] == redPixel)
    #expect(canvas[39, 39] == bluePixel)
  }

  @Test func aHairlineBorderIsOneFullPixel() throws {
    let canvas = try draw(
      layer(CGRect(x: 1.2, y: 1.2, width: 20, height: 20)) {
        $0.borderWidth = 1.0 / 3
        $0.borderColor = red
        $0.cornerRadius = 4
      }, scale: 3)
    #expect(canvas[4, 30] == redPixel)
    #expect(canvas[3, 30] == whitePixel)
    #expect(canvas[5, 30] == whitePixel)
  }

  @Test func aHardShadowIsTheShapeMovedAway() throws {
    let canvas = try draw(
      layer(CGRect(x: 10, y: 10, width: 20, height: 20), .white) {
        $0.shadowOpacity = 0.35
        $0.shadowRadius = 0
        $0.shadowOffset = CGSize(width: 0, height: 1)
      }, background: CGColor(hex: 0xD0D3D9))
    #expect(canvas[20, 29] == whitePixel)
    #expect(canvas[20, 30] == 0xFF87_898D)
    #expect(canvas[20, 31] == 0xFFD0_D3D9)
    #expect(canvas[9, 20] == 0xFFD0_D3D9)
    #expect(canvas[20, 9] == 0xFFD0_D3D9)
  }

  @Test(arguments: [1.0, 8.0])
  func aSoftShadowFallsOffLikeAGaussian(radius: Double) throws {
    let canvas = try draw(
      layer(CGRect(x: -100, y: 60, width: 400, height: 400), .white) {
        $0.shadowOpacity = 1
        $0.shadowRadius = CGFloat(radius)
        $0.shadowOffset = .zero
      }, width: 100, height: 100)
    // Half a plane blurred: the error function, read at pixel centres.
    for y in 40..<60 {
      let distance = 60 - (Double(y) + 0.5)
      let expected = 255 * (1 - 0.5 * erfc(distance / (radius * 2.0.squareRoot())))
      #expect(abs(Double(canvas[50, y] & 0xFF) - expected) < 5)
    }
  }

  @Test func aShadowPathReplacesTheOutline() throws {
    let canvas = try draw(
      layer(CGRect(x: 10, y: 10, width: 20, height: 20)) {
        $0.shadowOpacity = 1
        $0.shadowRadius = 0
        $0.shadowOffset = .zero
        $0.shadowPath = CGPath(rect: CGRect(x: 30, y: 30, width: 10, height: 10))
      })
    #expect(canvas[45, 45] == 0xFF00_0000)
    #expect(canvas[20, 20] == whitePixel)
  }

  @Test func aLayerWithoutFillCastsTheShadowOfItsContent() throws {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    let canvas = try draw(
      layer(
        CGRect(x: 10, y: 10, width: 20, height: 20),
        drawing: [.fill(square, color: red, evenOdd: false)]
      ) {
        $0.shadowOpacity = 1
        $0.shadowRadius = 0
        $0.shadowOffset = CGSize(width: 10, height: 0)
        $0.shadowColor = blue
      })
    #expect(canvas[12, 12] == redPixel)
    #expect(canvas[22, 12] == bluePixel)
    #expect(canvas[22, 16] == whitePixel)
  }

  @Test func aMaskedLayerHasNoVisibleShadow() throws {
    let canvas = try draw(
      layer(CGRect(x: 10, y: 10, width: 20, height: 20), red) {
        $0.shadowOpacity = 1
        $0.masksToBounds = true
      })
    #expect(Set(canvas.all) == [redPixel, whitePixel])
  }

  @Test func aQuarterTurnSwapsTheSides() throws {
    let canvas = try draw(
      layer(CGRect(x: 30, y: 40, width: 40, height: 20), red) {
        $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
      })
    for (x, y, isInside) in [
      (41, 31, true), (58, 68, true), (35, 50, false), (65, 50, false), (50, 28, false),
    ] {
      #expect((canvas[x, y] == redPixel) == isInside)
    }
  }

  @Test func turnedMasksCutOffToo() throws {
    let tree = layer(
      CGRect(x: 30, y: 30, width: 40, height: 40),
      sublayers: [layer(CGRect(x: -50, y: -50, width: 200, height: 200), red)]
    ) {
      $0.transform = CGAffineTransform(rotationAngle: .pi / 4)
      $0.masksToBounds = true
    }
    let canvas = try draw(tree)
    #expect(canvas[50, 50] == redPixel)
    #expect(canvas[50, 25] == redPixel)
    #expect(canvas[32, 32] == whitePixel)
    #expect(canvas[67, 67] == whitePixel)
  }

  @Test func whatAnOpaqueLayerHidesChangesNothing() throws {
    let full = CGRect(x: 0, y: 0, width: 100, height: 100)
    let below = layer(CGRect(x: 20, y: 20, width: 50, height: 50), red)
    let above = layer(CGRect(x: 40, y: 40, width: 50, height: 50), blue)
    let cover = layer(full, .white, sublayers: [above])
    let tree = layer(full, .black, sublayers: [below, layer(full, sublayers: [below, cover])]) {
      $0.borderWidth = 1
      $0.borderColor = red
    }
    let expected = layer(full, .white, sublayers: [above]) {
      $0.borderWidth = 1
      $0.borderColor = red
    }
    #expect(try draw(tree).all == draw(expected).all)
  }

  @Test func aTranslucentCoverHidesNothing() throws {
    let full = CGRect(x: 0, y: 0, width: 100, height: 100)
    let tree = layer(
      full, .white,
      sublayers: [
        layer(CGRect(x: 20, y: 20, width: 50, height: 50), .black),
        layer(full, CGColor(gray: 1, alpha: 0.5)),
      ])
    let canvas = try draw(tree)
    #expect(canvas[30, 30] == 0xFF80_8080)
    #expect(canvas[10, 10] == whitePixel)
  }
}
