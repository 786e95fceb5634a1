/// What keeps a picture from being compared.
public enum LikenessError: Error, Hashable, CustomStringConvertible {
  /// The picture is not of the device's size, in pixels.
  case size(found: PixelCount, expected: PixelCount)
  /// The picture's name says nothing of a keyboard's state, and none that is known looks like it;
  /// the least ΔE that was found.
  case unknownState(distance: Double)

  /// A picture's size in pixels.
  public struct PixelCount: Hashable, Sendable {
    /// Pixels from left to right.
    public var width: Int
    /// Pixels from top to bottom.
    public var height: Int
  }

  /// One line.
  public var description: String {
    switch self {
    case .size(let found, let expected):
      "the picture has \(found.width)x\(found.height) pixels, the device "
        + "\(expected.width)x\(expected.height)"
    case .unknownState(let distance):
      "the name tells no state of a keyboard, and the picture is like none that is known "
        + "(a mean ΔE of \(Int(distance.rounded())) or more)"
    }
  }
}
