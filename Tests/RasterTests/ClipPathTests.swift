import Foundation
import QuartzCore
import Testing

@testable import Raster

/// Layers that an outline cuts off.
@Suite struct ClipPathTests {
  private let white: UInt32 = 0xFFFF_FFFF
  private let red: UInt32 = 0xFFFF_0000

  /// A triangle with its tip at the top: rows are as wide as they are far from it.
  @Test func everythingBelowIsCutOffByTheOutline() throws {
    var triangle = CGPath()
    triangle.move(to: CGPoint(x: 50, y: 0))
    triangle.addLine(to: CGPoint(x: 100, y: 100))
    triangle.addLine(to: CGPoint(x: 0, y: 100))
    triangle.closeSubpath()
    let tree = layer(
      CGRect(x: 0, y: 0, width: 100, height: 100), .black,
      sublayers: [layer(CGRect(x: -20, y: -20, width: 140, height: 140), CGColor(hex: 0xFF0000))]
    ) { $0.clipPath = triangle }
    let canvas = try draw(tree)
    #expect(canvas[50, 60] == red)
    #expect(canvas[30, 60] == red)
    #expect(canvas[15, 60] == white)
    #expect(canvas[85, 60] == white)
    #expect(canvas[5, 2] == white)
  }

  @Test func anOutlineThatIsEmptyShowsNothing() throws {
    let tree = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .black) {
      $0.clipPath = CGPath()
    }
    #expect(try draw(tree).all.allSatisfy { $0 == white })
  }

  /// What is cut off does not cover what is behind it.
  @Test func whatIsBehindIsSeenBesideTheOutline() throws {
    let disc = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60))
    let tree = layer(
      CGRect(x: 0, y: 0, width: 100, height: 100), CGColor(hex: 0xFF0000),
      sublayers: [
        layer(CGRect(x: 0, y: 0, width: 100, height: 100), .black) { $0.clipPath = disc }
      ])
    let canvas = try draw(tree)
    #expect(canvas[50, 50] == 0xFF00_0000)
    #expect(canvas[5, 5] == red)
  }
}
