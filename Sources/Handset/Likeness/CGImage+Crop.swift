import UIKit

extension CGImage {
  /// A part of the picture; `nil` where nothing of it lies inside.
  func cropped(to area: PixelArea) -> CGImage? {
    let columns = area.x.clamped(to: 0..<width)
    let rows = area.y.clamped(to: 0..<height)
    return CGImage(
      width: columns.count, height: rows.count,
      pixels: rows.flatMap { row in
        pixels[row * width + columns.lowerBound..<row * width + columns.upperBound]
      })
  }
}
