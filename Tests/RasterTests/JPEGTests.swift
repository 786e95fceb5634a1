import Foundation
import Raster
import Testing

/// Pictures of 16 by 8 pixels whose left half differs from the right one.
@Suite struct JPEGTests {
  /// Red and blue, with the camera turned by a quarter (EXIF orientation 6).
  private let turned = """
    /9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
    AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
    AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAARCAAIABADAREAAhEBAxEB/8QA\
    FAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAALCQr/\
    xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwAX0p2/gQ5VAa+//9k=
    """

  /// White and green in inks, as Adobe's programs write them.
  private let inks = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/7gAOQWRvYmUAZAAAAAAA/9sAQwABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
    AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABYA\
    AQEBAAAAAAAAAAAAAAAAAAoAC//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8AfwfwfwfwwB0w\
    B0//2Q==
    """

  /// Black and grey.
  private let grey = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
    AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAAIABABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAC//EABQQAQAA\
    AAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP/IAP//Z
    """

  private func data(_ text: String) throws -> Data {
    try #require(Data(base64Encoded: text))
  }

  /// Whether a pixel is within 2 of a colour in each channel.
  private func isNear(_ pixel: UInt32, _ color: UInt32) -> Bool {
    (0..<4).allSatisfy { channel in
      let shift = UInt32(8 * channel)
      return abs(Int(pixel >> shift & 0xFF) - Int(color >> shift & 0xFF)) <= 2
    }
  }

  @Test func aPhotoStandsUprightAsTheCameraWasHeld() throws {
    let image = try PictureDecoder.decode(data(turned))
    #expect(image.width == 8)
    #expect(image.height == 16)
    // What was on the left is above after a quarter turn clockwise.
    #expect(isNear(image.pixels[0], 0xFFFF_0000))
    #expect(isNear(image.pixels[8 * 16 - 1], 0xFF00_00FF))
  }

  @Test func inksAndGreysBecomeColours() throws {
    let inked = try PictureDecoder.decode(data(inks))
    #expect(isNear(inked.pixels[0], 0xFFFF_FFFF))
    #expect(isNear(inked.pixels[15], 0xFF00_FF00))
    let plain = try PictureDecoder.decode(data(grey))
    #expect(isNear(plain.pixels[0], 0xFF00_0000))
    #expect(isNear(plain.pixels[15], 0xFF80_8080))
  }

  @Test func damagedFilesAreErrorsOrPicturesAndNeverACrash() throws {
    let whole = try data(turned)
    #expect(throws: PictureError.self) { try PictureDecoder.decode(whole.prefix(40)) }
    #expect(throws: PictureError.self) { try PictureDecoder.decode(Data([0xFF, 0xD8, 0xFF])) }
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 0x55
      _ = try? PictureDecoder.decode(damaged)
    }
  }

  @Test func otherFormatsAreRefusedWithAReason() {
    do throws(PictureError) {
      _ = try PictureDecoder.decode(Data("%PDF-1.4".utf8))
      Issue.record("a PDF was read")
    } catch {
      #expect(error.description.hasPrefix("not a readable picture: "))
    }
  }
}
