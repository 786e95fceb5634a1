import Foundation
import QuartzCore
import Testing

@testable import Raster

@Suite struct PNGTests {
  private func noise(_ width: Int, _ height: Int) -> Canvas {
    let canvas = Canvas(width: width, height: height)
    var state: UInt32 = 1
    canvas.withUnsafeMutablePixels { pixels in
      for place in pixels.indices {
        state = state &* 1_664_525 &+ 1_013_904_223
        pixels[place] = 0xFF00_0000 | state >> 8
      }
    }
    return canvas
  }

  @Test(arguments: [(1, 1), (15, 3), (16, 16), (17, 33), (1179, 70)])
  func aDecoderReadsBackTheSamePixels(width: Int, height: Int) throws {
    let canvas = noise(width, height)
    let image = try PNGDecoder.decode(PNGEncoder.encode(canvas))
    #expect(image.width == width && image.height == height)
    #expect(image.pixels == canvas.all)
  }

  @Test func transparencyComesBack() throws {
    let canvas = Canvas(width: 4, height: 1)
    canvas.withUnsafeMutablePixels { pixels in
      pixels[0] = 0
      pixels[1] = 0x8040_2000
      pixels[2] = 0xFF12_3456
      pixels[3] = 0x0101_0001
    }
    let image = try PNGDecoder.decode(PNGEncoder.encode(canvas, channels: .rgba))
    #expect(image.pixels == canvas.all)
  }

  @Test func theSamePixelsGiveTheSameBytes() throws {
    let one = try PNGEncoder.encode(noise(300, 200))
    let other = try PNGEncoder.encode(noise(300, 200))
    #expect(one == other)
  }

  @Test func manyThreadsCanEncodeAtOnce() async throws {
    let canvas = noise(200, 100)
    let expected = try PNGEncoder.encode(canvas)
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<16 { group.addTask { try PNGEncoder.encode(canvas) } }
      for try await png in group { #expect(png == expected) }
    }
  }

  @Test func aBadFolderIsAnErrorWithPathAndReasonAndLeavesNothing() throws {
    let path = "/nonexistent-folder/frame.png"
    #expect(throws: PNGError.cannotWrite(path: path, reason: "No such file or directory")) {
      try PNGEncoder.write(noise(2, 2), to: path)
    }
    #expect(PNGError.cannotWrite(path: "a.png", reason: "b").description == "cannot write a.png: b")
  }

  @Test func aFailedWriteLeavesNoTemporaryFile() throws {
    let folder = NSTemporaryDirectory() + "png-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/taken", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: PNGError.self) { try PNGEncoder.write(noise(2, 2), to: folder + "/taken") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["taken"])
    try PNGEncoder.write(noise(2, 2), to: folder + "/fine.png")
    #expect(try PNGDecoder.decode(path: folder + "/fine.png").pixels == noise(2, 2).all)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["fine.png", "taken"])
  }

  @Test func readingNonsenseIsAnError() {
    #expect(throws: PNGError.self) { try PNGDecoder.decode(Data("hello".utf8)) }
    #expect(throws: PNGError.self) { try PNGDecoder.decode(Data()) }
    #expect(throws: PNGError.self) { try PNGDecoder.decode(path: "/nonexistent.png") }
  }

  @Test func aCutOffFileIsAnError() throws {
    let whole = try PNGEncoder.encode(noise(50, 50))
    #expect(throws: PNGError.self) { try PNGDecoder.decode(whole.prefix(whole.count / 2)) }
  }
}
