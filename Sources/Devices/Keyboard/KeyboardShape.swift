/// How many keys the letters of a language take, and where shift and delete stand among them.
public struct KeyboardShape: Sendable, Hashable {
  /// The number of character keys in each row.
  public var counts: [Int]
  /// Whether there is a shift key, as in scripts with capitals.
  public var hasShift: Bool
  /// The row that ends with the delete key, from 0.
  public var deleteRow: Int
  /// Whether the letters are a grid of keys that flicks in four directions take further.
  public var isFlick: Bool

  /// A shape; by default that of the English letters on phones.
  public init(
    counts: [Int] = [10, 9, 7], hasShift: Bool = true, deleteRow: Int = 2, isFlick: Bool = false
  ) {
    self.counts = counts
    self.hasShift = hasShift
    self.deleteRow = deleteRow
    self.isFlick = isFlick
  }
}
