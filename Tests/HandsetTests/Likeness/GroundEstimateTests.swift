import Foundation
import Raster
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("The ground behind a keyboard, from the picture alone")
struct GroundEstimateTests {
  /// A picture of a drawn keyboard in front of coloured stripes that no code knows of.
  private func picture(
    _ pose: KeyboardPose, keyboard: KeyboardSettings = KeyboardSettings(isPredictive: false),
    stripes: [UInt32] = [0xFFD0_2020, 0xFFF2_F2F2, 0xFF20_60F0, 0xFFF2_F2F2]
  ) throws -> (image: CGImage, equipment: PhoneEquipment) {
    let equipment = try PhoneEquipment()
    var behind = ScreenBehind(ground: UIColor(cgColor: CGColor(hex: 0xF2F2F2)))
    if !stripes.isEmpty {
      let image = try #require(CGImage(width: stripes.count, height: 1, pixels: stripes))
      behind.content = (image, CGRect(x: 0, y: 560, width: 390, height: 284))
    }
    let phone = try Phone.posing(
      pose, behind: behind,
      PhoneConfiguration(
        device: equipment.catalogue.device(named: "iphone-13"), keyboard: keyboard),
      equipment: equipment)
    return (PhoneCamera(equipment: equipment).picture(of: phone).makeImage(), equipment)
  }

  private func likeness(
    _ image: CGImage, named name: String, _ equipment: PhoneEquipment
  ) throws -> KeyboardLikeness {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "handset-likeness-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name + ".png")
    try PNGEncoder.write(PNGEncoder.encode(image, channels: .rgb), to: file.path)
    return try #require(try KeyboardLikeness(screen: file, equipment: equipment))
  }

  @Test("turns round what the material does")
  func materialIsTurnedRound() {
    for tray in [KeyboardMaterial.light, .dark] {
      let (flat, other) = (CGColor(hex: 0xF2F2F2), CGColor(hex: 0x8040C0))
      let (one, two) = (tray.look(over: flat), tray.look(over: other))
      let change = tray.change(
        behind: [two.red - one.red, two.green - one.green, two.blue - one.blue])
      for (found, wanted) in zip(
        change, [other.red - flat.red, other.green - flat.green, other.blue - flat.blue])
      {
        #expect(abs(found - wanted) < 1e-9)
      }
    }
  }

  @Test("gaps go over evenly from one known place to the next")
  func gapsAreFilledEvenly() {
    let filled = SmoothField.filled([0, nil, nil, nil, 1], columns: 5)
    for (index, value) in filled.enumerated() { #expect(abs(value - CGFloat(index) / 4) < 1e-4) }
    #expect(SmoothField.filled([nil, nil], columns: 2) == [0, 0])
  }

  @Test("coloured content behind the keys is found, and both figures are told")
  func colouredContentIsFound() throws {
    let (image, equipment) = try picture(KeyboardPose(shift: .on))
    let found = try likeness(image, named: "iphone-13-letters", equipment)
    #expect(found.flatDeltaE > 1)
    #expect(found.meanDeltaE < 0.25)
    #expect((found.worstEdge ?? 1) < 0.05)
    // Reddish at the left, bluish right of the middle.
    let row = found.ground.height / 2 * found.ground.width
    let left = found.ground.pixels[row + 3]
    let right = found.ground.pixels[row + found.ground.width * 5 / 8]
    #expect(left >> 16 & 0xFF > left & 0xFF + 60)
    #expect(right & 0xFF > right >> 16 & 0xFF + 60)
  }

  @Test("wrong keys are not explained away by what is behind")
  func wrongKeysStayWrong() throws {
    let (image, equipment) = try picture(KeyboardPose(shift: .on), stripes: [])
    let lowered = try #require(
      CGImage(
        width: image.width, height: image.height,
        pixels: Array(image.pixels[..<(6 * image.width)])
          + Array(image.pixels[..<(image.pixels.count - 6 * image.width)])))
    let found = try likeness(lowered, named: "iphone-13-letters", equipment)
    #expect(found.meanDeltaE > found.flatDeltaE * 0.8)
    #expect((found.worstEdge ?? 0) > 0.5)
    #expect(!found.isClose)
  }

  @Test("the decimal separator, the bar and the state are found where the name is silent")
  func stateIsFound() throws {
    for separator in [".", ","] {
      let (image, equipment) = try picture(
        KeyboardPose(type: .decimalPad), keyboard: KeyboardSettings(decimalSeparator: separator))
      let found = try likeness(image, named: "iphone-13-decimal-pad", equipment)
      #expect(found.meanDeltaE < 0.25)
    }
    let (words, equipment) = try picture(
      KeyboardPose(shift: .on), keyboard: KeyboardSettings(isPredictive: true))
    let found = try likeness(words, named: "iphone-13-letters", equipment)
    #expect(found.meanDeltaE < 0.25)
    #expect(found.sideBySide.height == 336 * 3)
    #expect(found.notes.contains { $0.contains("bar above the keys; its words") })
    let (passwords, _) = try picture(
      KeyboardPose(contentType: .username), keyboard: KeyboardSettings(isPredictive: false))
    let offered = try likeness(passwords, named: "iphone-13-letters", equipment)
    #expect(offered.meanDeltaE < 0.25)
    #expect(offered.notes.contains { $0.contains("offers passwords") })
  }

  @Test(
    "a name without a state is told of, and the state is the one that the picture is most like",
    .tags(.slow))
  func unknownStateIsFound() throws {
    let (image, equipment) = try picture(KeyboardPose(plane: .numbers), stripes: [])
    let found = try likeness(image, named: "iphone-13-holiday", equipment)
    #expect(found.meanDeltaE < 0.25)
    #expect(found.notes.contains { $0.contains("most like numbers") })
    #expect(found.notes.contains { $0.contains("\"holiday\"") })
    let blank = try #require(
      CGImage(
        width: image.width, height: image.height,
        pixels: Array(repeating: 0xFF30_60A0, count: image.pixels.count)))
    #expect(throws: LikenessError.self) {
      _ = try likeness(blank, named: "iphone-13-holiday", equipment)
    }
  }

  @Test("the state of shift is found, and other letters on the keys are never close")
  func lettersCount() throws {
    let (small, equipment) = try picture(KeyboardPose(shift: .off), stripes: [])
    let found = try likeness(small, named: "iphone-13-letters", equipment)
    #expect(found.isClose && found.meanDeltaE < 0.25 && (found.worstFace ?? 0) > 0.99)
    #expect(found.notes.contains { $0.contains("shift is off") })
    let wrong = try likeness(small, named: "iphone-13-uppercase", equipment)
    #expect(wrong.meanDeltaE < 2.2)
    #expect((wrong.worstFace ?? 1) < FaceProbe.close)
    #expect(!wrong.isClose)
  }

  @Test("grey keys follow what is behind their tray")
  func greyKeysFollow() throws {
    let (light, _) = try picture(KeyboardPose(shift: .on), stripes: [])
    let (dark, _) = try picture(KeyboardPose(shift: .on), stripes: [0xFF2C_2C2C])
    // In "return", beside its word, and in a letter's key.
    func color(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
      KeyProbe(image: image, scale: 3).color(at: CGPoint(x: x, y: y))
    }
    #expect(color(light, 302, 727) == [0xA9, 0xAF, 0xBA])
    let followed = zip(color(light, 302, 727), color(dark, 302, 727)).map { $0 - $1 }
    #expect(followed.allSatisfy { (2...8).contains($0) })
    #expect(color(dark, 8, 566) == [255, 255, 255])
    // The shadow below the key stays as it was measured.
    let shadow = color(light, 340, 765)
    #expect(zip(shadow, [0x87, 0x89, 0x8D]).allSatisfy { abs($0 - $1) <= 1 })
  }
}
