import UIKit

/// Reads the numbers of interface files.
enum MarkupNumber {
  /// Numbers in base sixteen are none.
  private static let decimals = Set<Character>("0123456789+-.eE")

  /// A finite number within reason for a length in points.
  static func parse(_ text: String) -> CGFloat? {
    guard text.allSatisfy(decimals.contains), let number = Double(text), number.isFinite,
      abs(number) < 1e7
    else { return nil }
    return abs(number) < 1e-300 ? 0 : CGFloat(number)
  }

  /// A multiplier, which may be a ratio such as `16:9`.
  static func parseRatio(_ text: String) -> CGFloat? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return parse(text) }
    guard let first = parse(String(parts[0])), let second = parse(String(parts[1])), second != 0
    else { return nil }
    return first / second
  }
}
