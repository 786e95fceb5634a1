import UIKit

/// The places of a keyboard where nothing but its tray is seen, in the drawn one and in the picture
/// of a real one, gathered in square cells.
struct TrayPlaces {
  /// The side of a cell, points: about half a deviation of the tray's blur.
  static let cell: CGFloat = 10
  /// From one looked-at place to the next, points.
  private static let step: CGFloat = 2
  /// How far the eight neighbours of a place are that must be tray as well, pixels.
  private static let reach = 2
  /// What neighbours on a tray differ by at most, of 255.
  private static let flatness = 4

  let columns: Int
  let rows: Int
  /// Pixels of the places in each cell, row by row.
  private var pixels: [[Int]]

  /// Looks for tray in `frame`, points of the screen.
  ///
  /// Drawn in front of a flat ground, bare tray has one colour. In the picture it may differ from
  /// that by no more than what is behind can make it differ, and its neighbours must be alike,
  /// which they are on nothing that has edges.
  init(
    in frame: CGRect, drawn: CGImage, real: CGImage, scale: CGFloat, tray: KeyboardMaterial,
    ground: CGColor
  ) {
    columns = max(1, Int((frame.width / Self.cell).rounded(.up)))
    rows = max(1, Int((frame.height / Self.cell).rounded(.up)))
    pixels = Array(repeating: [], count: columns * rows)
    let bare = tray.look(over: ground).opaquePixel
    let limit = Int((tray.limit * 255).rounded(.up))
    let width = drawn.width
    let around = [-Self.reach, 0, Self.reach].flatMap { y in
      [-Self.reach, 0, Self.reach].map { y * width + $0 }
    }
    for y in stride(from: Self.step, to: frame.height - Self.step, by: Self.step) {
      for x in stride(from: Self.step, to: frame.width - Self.step, by: Self.step) {
        let place =
          Int((frame.minY + y) * scale) * width + Int((frame.minX + x) * scale)
        guard place + around[0] >= 0, place + around[8] < drawn.pixels.count,
          around.allSatisfy({ Self.distance(drawn.pixels[place + $0], bare) <= 1 })
        else { continue }
        let middle = real.pixels[place]
        guard Self.distance(middle, bare) <= limit,
          around.allSatisfy({ Self.distance(real.pixels[place + $0], middle) <= Self.flatness })
        else { continue }
        pixels[Int(y / Self.cell) * columns + Int(x / Self.cell)].append(place)
      }
    }
  }

  /// The largest difference of a channel of two pixels.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    max(
      abs(one.channel(16) - other.channel(16)), abs(one.channel(8) - other.channel(8)),
      abs(one.channel(0) - other.channel(0)))
  }

  /// Fewer places than this in a cell tell nothing.
  private static let enough = 4

  /// By how much a picture is brighter than another in each cell, red, green and blue, 0…1; `nil`
  /// where there is no tray.
  func difference(_ one: CGImage, _ other: CGImage) -> [[CGFloat]?] {
    pixels.map { places in
      guard places.count >= Self.enough else { return nil }
      let sums = [UInt32(16), 8, 0].map { shift in
        places.reduce(0) {
          $0 + one.pixels[$1].channel(shift) - other.pixels[$1].channel(shift)
        }
      }
      return sums.map { CGFloat($0) / CGFloat(255 * places.count) }
    }
  }
}

extension UInt32 {
  /// Red, green or blue of a pixel, 0…255, by how far up it stands.
  fileprivate func channel(_ shift: UInt32) -> Int { Int(self >> shift & 0xFF) }
}
