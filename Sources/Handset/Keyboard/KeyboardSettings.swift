import Devices

/// What types on a phone.
public struct KeyboardSettings: Hashable, Sendable {
  /// Where typed text comes from.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The drawn keyboard rises when something is typed into.
    case software
    /// A keyboard is plugged in: a phone shows no keys, a tablet only the bar above them
    /// (FACTS 2.5).
    case hardware
    /// Nothing rises, as when the simulator's software keyboard is toggled off.
    case off
  }

  /// Where typed text comes from.
  public var mode: Mode
  /// Whether the user lets words be suggested; without, phones have no bar above the keys.
  public var isPredictive: Bool
  /// Whether the drawn keys mend words that are spelt wrongly, where the bar shows the better word,
  /// and such words are underlined. What the host's keyboard types is never changed.
  public var correctsWords: Bool
  /// Whether the drawn keys type curly quotation marks and make a dash of two hyphens, in inputs
  /// that leave it to the user.
  public var smartPunctuation: Bool
  /// Classic or rounded.
  public var look: KeyboardLook
  /// The languages that the globe key goes through, by the names of their files, such as `en`
  /// and `ja-kana`. The first one is there when the phone is switched on.
  public var languages: [String]
  /// The decimal separator of the region; `nil` for the one that belongs to the language.
  public var decimalSeparator: String?
  /// Whether passwords are offered above the keys to inputs that ask for a name or a password.
  public var offersPasswords: Bool
  /// A code that has come by message and is offered to inputs that ask for one.
  public var oneTimeCode: String?
  /// Where a tablet's keyboard is; phones have theirs docked.
  public var placement: KeyboardPlacement
  /// How high a tablet's bar is.
  public var shortcutBar: ShortcutBar

  /// By default the drawn English keyboard in the classic look, with suggestions.
  public init(
    mode: Mode = .software, isPredictive: Bool = true, correctsWords: Bool = true,
    smartPunctuation: Bool = true, look: KeyboardLook = .classic,
    languages: [String] = ["en"], decimalSeparator: String? = nil, offersPasswords: Bool = true,
    oneTimeCode: String? = nil, placement: KeyboardPlacement = .docked,
    shortcutBar: ShortcutBar = .current
  ) {
    self.mode = mode
    self.isPredictive = isPredictive
    self.correctsWords = correctsWords
    self.smartPunctuation = smartPunctuation
    self.look = look
    self.languages = languages.isEmpty ? ["en"] : languages
    self.decimalSeparator = decimalSeparator
    self.offersPasswords = offersPasswords
    self.oneTimeCode = oneTimeCode
    self.placement = placement
    self.shortcutBar = shortcutBar
  }
}
