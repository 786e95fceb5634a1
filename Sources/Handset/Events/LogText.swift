import Foundation

/// How the log writes times, names and rectangles.
enum LogText {
  /// Seconds as milliseconds with one digit behind the point, right-aligned.
  static func milliseconds(_ time: TimeInterval) -> String {
    let tenths = Int((time * 10_000).rounded())
    let text = "\(tenths / 10).\(tenths % 10)"
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }

  /// A name, filled up to the longest one.
  static func name(_ name: String) -> String {
    name + String(repeating: " ", count: max(0, 15 - name.count))
  }

  static func rect(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { number($0) }
    return "(" + numbers.joined(separator: " ") + ")"
  }

  /// Whole numbers without a fraction, others with at most three digits of it.
  static func number(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String((number * 1000).rounded() / 1000)
  }
}
