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

/// Finds the edges and colours of keys in a picture of the screen.
struct KeyProbe {
  enum Side: CaseIterable {
    case left, right, top, bottom
  }

  let image: CGImage
  let scale: CGFloat

  /// Red, green and blue at a point of the screen.
  func color(at point: CGPoint) -> [Int] {
    let (x, y) = (Int(point.x * scale), Int(point.y * scale))
    let pixel = image.pixels[y * image.width + x]
    return [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
  }

  /// Places beside glyphs: on the key, on the tray, on the shadow.
  static func colorPoints(of frame: CGRect) -> [(String, CGPoint)] {
    [
      ("key", CGPoint(x: frame.minX + 9, y: frame.minY + 4)),
      ("tray", CGPoint(x: frame.midX, y: frame.minY - 3)),
      ("shadow", CGPoint(x: frame.midX, y: frame.maxY + 0.5)),
    ]
  }

  /// Where the picture's key really ends, from the coverage of the pixels across the edge, in
  /// points of the screen. The key is known to be near `frame`.
  func edge(_ side: Side, of frame: CGRect) -> CGFloat {
    let reach = 2.5
    let (inner, outward): (CGPoint, CGSize)
    switch side {
    case .left:
      (inner, outward) = (CGPoint(x: frame.minX, y: frame.minY + 10), CGSize(width: -1, height: 0))
    case .right:
      (inner, outward) = (CGPoint(x: frame.maxX, y: frame.minY + 10), CGSize(width: 1, height: 0))
    case .top:
      (inner, outward) = (CGPoint(x: frame.midX, y: frame.minY), CGSize(width: 0, height: -1))
    case .bottom:
      (inner, outward) = (CGPoint(x: frame.midX, y: frame.maxY), CGSize(width: 0, height: 1))
    }
    let steps = Int(reach * scale)
    let colors = (-steps..<steps).map { step -> [Int] in
      let distance = (CGFloat(step) + 0.5) / scale
      return color(
        at: CGPoint(x: inner.x + outward.width * distance, y: inner.y + outward.height * distance))
    }
    let fill = colors[0]
    let distances = colors.map { color in
      zip(color, fill).reduce(0) { sum, pair in sum + abs(pair.0 - pair.1) }
    }
    // Up to the first full step away from the key's colour: the tray, or the shadow below.
    let limit = side == .bottom ? (distances.max() ?? 0) : (distances.last ?? 0)
    let end = distances.firstIndex { $0 >= limit * 9 / 10 } ?? distances.count
    let covered = distances[..<end].reduce(CGFloat(0)) {
      $0 + 1 - CGFloat($1) / CGFloat(max(limit, 1))
    }
    let offset = (covered - CGFloat(steps)) / scale
    switch side {
    case .left: return frame.minX - offset
    case .right: return frame.maxX + offset
    case .top: return frame.minY - offset
    case .bottom: return frame.maxY + offset
    }
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
