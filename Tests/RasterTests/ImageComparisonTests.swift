import Foundation
import QuartzCore
import Testing

@testable import Raster

@Suite struct ImageComparisonTests {
  private func flat(_ pixel: UInt32, count: Int = 4) -> CGImage {
    CGImage(width: count, height: 1, pixels: Array(repeating: pixel, count: count))!
  }

  @Test func equalPicturesDoNotDiffer() throws {
    let found = try #require(ImageComparison(flat(0xFF12_3456), flat(0xFF12_3456)))
    #expect(found.maxDifference == 0)
    #expect(found.differingPixels == 0)
    #expect(found.meanDeltaE == 0)
  }

  @Test func blackAndWhiteAreAHundredApart() throws {
    let found = try #require(ImageComparison(flat(0xFF00_0000), flat(0xFFFF_FFFF)))
    #expect(found.maxDifference == 255)
    #expect(found.differingPixels == 4)
    #expect(abs(found.meanDeltaE - 100) < 0.01)
  }

  @Test(
    arguments: [
      // From the published formula, worked out independently.
      (0xFFFF_0000, 0xFF00_FF00, 86.61), (0xFF00_FF00, 0xFF00_00FF, 83.18),
      (0xFFFF_0000, 0xFF00_00FF, 52.88),
    ] as [(UInt32, UInt32, Double)])
  func primaryColoursAreAsFarApartAsPublished(one: UInt32, other: UInt32, expected: Double) throws {
    let found = try #require(ImageComparison(flat(one), flat(other)))
    #expect(abs(found.meanDeltaE - expected) < 0.02)
  }

  @Test func onePixelOfManyCountsInTheMean() throws {
    var pixels = Array(repeating: UInt32(0xFFFF_FFFF), count: 100)
    pixels[7] = 0xFF00_0000
    let one = try #require(CGImage(width: 10, height: 10, pixels: pixels))
    let other = try #require(
      CGImage(width: 10, height: 10, pixels: Array(repeating: 0xFFFF_FFFF, count: 100)))
    let found = try #require(ImageComparison(one, other))
    #expect(found.differingPixels == 1)
    #expect(abs(found.meanDeltaE - 1) < 0.001)
  }

  @Test func differentSizesCannotBeCompared() {
    #expect(ImageComparison(flat(0), flat(0, count: 5)) == nil)
  }
}
