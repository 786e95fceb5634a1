import Foundation
import QuartzCore
import Testing

@testable import Raster

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
private let stops = [
  Drawing.GradientStop(location: 0, color: red), Drawing.GradientStop(location: 1, color: blue),
]

private func paint(_ command: Drawing.Command) throws -> Canvas {
  try draw(layer(CGRect(x: 0, y: 0, width: 100, height: 100), drawing: [command]))
}

private func parts(_ pixel: UInt32) -> (red: Int, blue: Int) {
  (Int(pixel >> 16 & 255), Int(pixel & 255))
}

@Suite struct GradientTests {
  @Test func radialGradientsGoOutwardsAndEndAtTheirRadius() throws {
    let canvas = try paint(
      .radialGradient(
        stops, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 40))
    #expect(parts(canvas[50, 50]).red > 245)
    let half = parts(canvas[70, 50])
    #expect(abs(half.red - half.blue) < 12)
    #expect(canvas[95, 50] == 0xFF00_00FF)
    #expect(canvas[50, 70] == canvas[70, 50])
  }

  @Test func radialGradientsMayGoInwards() throws {
    let canvas = try paint(
      .radialGradient(
        stops, center: CGPoint(x: 50, y: 50), startRadius: 40, endRadius: 0))
    #expect(parts(canvas[50, 50]).blue > 245)
    #expect(canvas[95, 50] == 0xFFFF_0000)
  }

  /// Once around from the right, clockwise: a quarter below, a half at the left.
  @Test func conicGradientsGoRound() throws {
    let canvas = try paint(
      .conicGradient(
        stops, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: 2 * .pi))
    #expect(parts(canvas[90, 52]).red > 245)
    #expect(abs(parts(canvas[50, 90]).blue - 64) < 6)
    #expect(abs(parts(canvas[10, 50]).blue - 128) < 6)
    #expect(abs(parts(canvas[50, 10]).blue - 191) < 6)
    #expect(parts(canvas[90, 47]).blue > 240)
  }

  /// What is left of the turn is shared by the two ends.
  @Test func conicGradientsFillTheRestWithTheirEnds() throws {
    let canvas = try paint(
      .conicGradient(stops, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: .pi))
    #expect(canvas[20, 10] == 0xFF00_00FF)
    #expect(canvas[80, 10] == 0xFFFF_0000)
  }
}

@Suite struct SheetTests {
  @Test func aMaskKeepsWhatItIsOpaqueFor() throws {
    var tree = layer(CGRect(x: 0, y: 0, width: 100, height: 100), red)
    tree.mask = [
      layer(
        CGRect(x: 20, y: 20, width: 60, height: 60), .black,
        edit: { $0.cornerRadius = 30 })
    ]
    let canvas = try draw(tree)
    #expect(canvas[50, 50] == 0xFFFF_0000)
    #expect(canvas[5, 5] == 0xFFFF_FFFF)
    #expect(canvas[22, 22] == 0xFFFF_FFFF)
  }

  @Test func aMaskThatLetsThroughHalfMixes() throws {
    var tree = layer(CGRect(x: 0, y: 0, width: 100, height: 100), red)
    tree.mask = [
      layer(
        CGRect(x: 0, y: 0, width: 100, height: 100),
        CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    ]
    #expect(abs(parts(try draw(tree)[50, 50]).blue - 128) <= 1)
  }

  @Test func aBlurSpreadsBeyondTheLayerAndLeavesItsMiddle() throws {
    let tree = layer(
      CGRect(x: 30, y: 30, width: 40, height: 40), .black, edit: { $0.contentBlur = 4 })
    let canvas = try draw(tree)
    #expect(parts(canvas[50, 50]).red < 6)
    let edge = parts(canvas[30, 50]).red
    #expect(edge > 90 && edge < 165)
    #expect(parts(canvas[26, 50]).red < 250)
    #expect(canvas[10, 50] == 0xFFFF_FFFF)
  }

  @Test func anOpaqueLayerThatIsMaskedCoversNothing() throws {
    var cover = layer(CGRect(x: 0, y: 0, width: 100, height: 100), red)
    cover.mask = [layer(CGRect(x: 0, y: 0, width: 50, height: 100), .black)]
    let tree = layer(
      CGRect(x: 0, y: 0, width: 100, height: 100),
      sublayers: [layer(CGRect(x: 0, y: 0, width: 100, height: 100), blue), cover])
    let canvas = try draw(tree)
    #expect(canvas[25, 50] == 0xFFFF_0000 && canvas[75, 50] == 0xFF00_00FF)
  }
}
