/// A screen size as written on a command line: `393x852@3`, points and pixels to a point.
struct CustomSize {
  let width: Double
  let height: Double
  let scale: Double

  /// The size in a text, or `nil` when the text does not have the form of one. Whether such a
  /// device can be is not judged here.
  init?(_ text: String) {
    let halves = text.lowercased().split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    let sides = halves[0].split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2 else { return nil }
    guard let width = Self.number(sides[0]), let height = Self.number(sides[1]),
      let scale = Self.number(halves[1].hasSuffix("x") ? halves[1].dropLast() : halves[1])
    else { return nil }
    self.width = width
    self.height = height
    self.scale = scale
  }

  private static func number(_ text: Substring) -> Double? {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else {
      return nil
    }
    return Double(text)
  }
}
