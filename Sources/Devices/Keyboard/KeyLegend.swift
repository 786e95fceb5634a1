/// What stands on a key and what it types.
public struct KeyLegend: Sendable, Hashable {
  /// What the key types.
  public var text: String
  /// What it types with shift.
  public var shifted: String
  /// What is drawn when that is not the text itself, such as "pause".
  public var label: String?
  /// The small letters below a digit, such as "ABC".
  public var letters: String?
  /// What flicks to the left, up, right and down type, on Japanese flick keyboards.
  public var flicks: [String]

  /// A key that types one text, and another with shift. By default shift makes capitals.
  public init(
    text: String, shifted: String? = nil, label: String? = nil, letters: String? = nil,
    flicks: [String] = []
  ) {
    self.text = text
    self.shifted = shifted ?? text.uppercased()
    self.label = label
    self.letters = letters
    self.flicks = flicks
  }

  /// Whether shift changes the key into another sign instead of a capital or another letter.
  public var isPair: Bool {
    shifted != text && shifted != text.uppercased() && shifted.first?.isLetter == false
  }
}
