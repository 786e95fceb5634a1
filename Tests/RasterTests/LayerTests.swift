import Foundation
import QuartzCore
import Testing

@testable import Raster

@Suite struct LayerTests {
  @Test func aColourComesOutExactly() throws {
    let canvas = try draw(
      layer(CGRect(x: 10, y: 20, width: 30, height: 40), CGColor(hex: 0xD0D3D9)), width: 60,
      height: 80)
    #expect(canvas[10, 20] == 0xFFD0_D3D9)
    #expect(canvas[39, 59] == 0xFFD0_D3D9)
    #expect(canvas[9, 20] == 0xFFFF_FFFF)
    #expect(canvas[40, 20] == 0xFFFF_FFFF)
    #expect(canvas[39, 60] == 0xFFFF_FFFF)
  }

  @Test func edgesAreRoundedNotSizes() throws {
    // 10.4…20.6 and 20.6…30.5 leave neither gap nor overlap.
    let tree = layer(
      CGRect(x: 0, y: 0, width: 60, height: 10),
      sublayers: [
        layer(CGRect(x: 10.4, y: 0, width: 10.2, height: 10), .black),
        layer(CGRect(x: 20.6, y: 0, width: 9.9, height: 10), CGColor(hex: 0xFF0000)),
      ])
    let canvas = try draw(tree, width: 60, height: 10)
    #expect((0..<60).filter { canvas[$0, 5] == 0xFF00_0000 } == Array(10..<21))
    #expect((0..<60).filter { canvas[$0, 5] == 0xFFFF_0000 } == Array(21..<31))
  }
}
