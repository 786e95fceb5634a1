/// What the places of keys depend on besides device, orientation and plane.
public struct KeyboardOptions: Sendable, Hashable {
  /// Classic or rounded.
  public var look: KeyboardLook
  /// What the input's type puts into the bottom row.
  public var bottomRow: KeyboardBottomRow
  /// The letters' rows; `nil` for those of English.
  public var shape: KeyboardShape?
  /// Whether there is a key for the emoji panel.
  public var emojiKey: Bool
  /// Whether there is a key for the next language. Then the emoji key of phones without a home
  /// button moves beside "123".
  public var globeKey: Bool
  /// Whether there is a key for dictation.
  public var dictationKey: Bool
  /// The plane behind "123".
  public var numbers: KeyboardPlane

  /// The options of an English text keyboard unless said otherwise.
  public init(
    look: KeyboardLook = .classic, bottomRow: KeyboardBottomRow = .text,
    shape: KeyboardShape? = nil, emojiKey: Bool = true, globeKey: Bool = false,
    dictationKey: Bool = true, numbers: KeyboardPlane = .numbers
  ) {
    self.look = look
    self.bottomRow = bottomRow
    self.shape = shape
    self.emojiKey = emojiKey
    self.globeKey = globeKey
    self.dictationKey = dictationKey
    self.numbers = numbers
  }
}
