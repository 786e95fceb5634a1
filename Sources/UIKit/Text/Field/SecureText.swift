/// What is shown instead of a secret: a dot for each character, but for a short while the one
/// that was typed last (APPEARANCE 5.1).
struct SecureText {
  static let dot: Character = "•"
  /// Seconds for which a typed character can be read.
  static let revealDuration: TimeInterval = 2

  /// Which character can be read, counted from the start.
  var revealed: Int?

  func shown(_ secret: String) -> String {
    let count = secret.count
    let dots = String(repeating: Self.dot, count: count)
    guard let revealed, revealed < count else { return dots }
    let character = secret[secret.index(secret.startIndex, offsetBy: revealed)]
    let shown =
      String(repeating: Self.dot, count: revealed) + String(character)
      + String(repeating: Self.dot, count: count - revealed - 1)
    // A mark on its own would join the dot before it.
    return shown.count == count ? shown : dots
  }
}
