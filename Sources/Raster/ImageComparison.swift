import CImage
import Foundation
import QuartzCore

/// How far two pictures of the same size are apart.
public struct ImageComparison: Hashable, Sendable {
  /// Largest difference of a channel, 0…255.
  public let maxDifference: Int
  /// Number of pixels that are not the same.
  public let differingPixels: Int
  /// Mean over all pixels of CIE ΔE 2000 (sRGB, D65; alpha left out): about 1 is just visible.
  public let meanDeltaE: Double

  /// Compares two pictures. `nil` when their sizes differ.
  public init?(_ one: CGImage, _ other: CGImage) {
    guard one.width == other.width, one.height == other.height else { return nil }
    let found = one.pixels.withUnsafeBufferPointer { first in
      other.pixels.withUnsafeBufferPointer { second in
        ci_compare(first.baseAddress!, second.baseAddress!, first.count)
      }
    }
    maxDifference = Int(found.max_difference)
    differingPixels = Int(found.differing)
    meanDeltaE = found.mean_delta_e
  }
}
