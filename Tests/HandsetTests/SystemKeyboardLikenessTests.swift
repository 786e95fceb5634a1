import Foundation
import Raster
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("The drawn keyboard beside real screens")
struct SystemKeyboardLikenessTests {
  struct Screen: Sendable {
    var device: String
    var type: UIKeyboardType
    var file: String
  }

  nonisolated static let screens = [
    Screen(device: "iphone-13", type: .default, file: "iphone-13-pro-letters.png"),
    Screen(device: "iphone-16-pro", type: .default, file: "iphone-16-pro-letters.png"),
    Screen(device: "iphone-13", type: .decimalPad, file: "iphone-13-pro-decimal-pad.png"),
    Screen(device: "iphone-16-pro", type: .decimalPad, file: "iphone-16-pro-decimal-pad.png"),
  ]
  @Test(
    "is compared by the file's name, with pictures side by side",
    .enabled(if: folder != nil, "../shared is not there"),
    arguments: [
      "iphone-13-pro-letters", "iphone-16-pro-decimal-pad", "iphone-13-pro-emoji",
      "iphone-16-pro-emoji",
    ])
  func comparesByName(name: String) throws {
    let file = try #require(Self.folder).appendingPathComponent(name + ".png")
    let likeness = try #require(
      try KeyboardLikeness(screen: file, equipment: PhoneEquipment()))
    #expect(likeness.isClose, "\(likeness.meanDeltaE) \(likeness.worstKey ?? "")")
    #expect(likeness.sideBySide.width == 3 * likeness.difference.width)
  }

  nonisolated static let folder = sharedFile("reference-screens")

  @Test(
    "has its key edges within half a point and its colours within 3 of 255",
    .enabled(if: folder != nil, "../shared is not there"), arguments: screens.indices)
  func edgesAndColoursAreThoseOfRealScreens(index: Int) throws {
    let screen = Self.screens[index]
    let fonts = try FontLibrary()
    let stand = try KeyboardStand(screen.device, textMeasurer: fonts)
    stand.input.keyboardType = screen.type
    stand.focus()
    let path = try #require(Self.folder).appendingPathComponent(screen.file).path
    let scale = stand.device.size.scale
    let real = KeyProbe(image: try PNGDecoder.decode(path: path), scale: scale)
    let drawn = KeyProbe(image: stand.draw(fonts: fonts).makeImage(), scale: scale)
    #expect(real.image.width == drawn.image.width && real.image.height == drawn.image.height)

    let keys = stand.keyboard.view.keyViews.filter(\.key.rect.hasShape)
    #expect(keys.count == (screen.type == .default ? 31 : 10))
    for key in keys {
      let frame = key.convert(key.bounds, to: nil)
      let name = key.key.name
      for side in KeyProbe.Side.allCases {
        let distance = abs(real.edge(side, of: frame) - drawn.edge(side, of: frame))
        #expect(distance <= 0.5, "\(name) \(side)")
      }
      for (place, point) in KeyProbe.colorPoints(of: frame) {
        let difference =
          zip(real.color(at: point), drawn.color(at: point))
          .map { abs($0 - $1) }.max() ?? 0
        #expect(difference <= 3, "\(name) \(place)")
      }
    }
  }

  @Test(
    "differs from real screens by a mean of 1 ΔE or less",
    .enabled(if: folder != nil, "../shared is not there"), arguments: screens.indices)
  func meanDifferenceIsSmall(index: Int) throws {
    let screen = Self.screens[index]
    let fonts = try FontLibrary()
    let stand = try KeyboardStand(screen.device, textMeasurer: fonts)
    stand.input.keyboardType = screen.type
    stand.focus()
    let path = try #require(Self.folder).appendingPathComponent(screen.file).path
    let scale = stand.device.size.scale
    // Down to the home indicator, which is not the keyboard's.
    let frame = try #require(stand.application.keyboard.shownFrame)
    let rows = Int(frame.minY * scale)..<Int((frame.minY + 275) * scale)
    let real = try #require(try PNGDecoder.decode(path: path).cropped(to: rows))
    let drawn = try #require(stand.draw(fonts: fonts).makeImage().cropped(to: rows))
    let comparison = try #require(ImageComparison(real, drawn))
    #expect(comparison.meanDeltaE <= 1)
  }
}

extension CGImage {
  /// Some rows of the picture.
  func cropped(to rows: Range<Int>) -> CGImage? {
    CGImage(
      width: width, height: rows.count,
      pixels: Array(pixels[rows.lowerBound * width..<rows.upperBound * width]))
  }
}
