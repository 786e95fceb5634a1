/// A size in whole pixels.
public struct PixelSize: Sendable, Hashable {
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int

  /// A size of so many pixels across and down.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
