/// How text of a place is set, apart from font and ink.
struct TextTraits: Equatable {
  var isItalic = false
  var isMonospaced = false
  var hasFixedDigits = false
  var design: Font.Design?
  /// Points added after every character.
  var kerning: CGFloat = 0
  /// Points added between lines.
  var lineSpacing: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
}

/// Whether text can be copied.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text can be copied.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
}

/// Text cannot be copied.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be copied.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be copied.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
  private enum TextTraitsKey: EnvironmentKey {
    static var defaultValue: TextTraits { TextTraits() }
  }
  /// How text is set.
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }

  private enum IsTextSelectableKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  /// Whether text can be copied.
  var isTextSelectable: Bool {
    get { self[IsTextSelectableKey.self] }
    set { self[IsTextSelectableKey.self] = newValue }
  }

  private enum ForegroundPaintKey: EnvironmentKey {
    static var defaultValue: ShapePaint? { nil }
  }
  /// What text and shapes are filled with, if not with a colour.
  var foregroundPaint: ShapePaint? {
    get { self[ForegroundPaintKey.self] }
    set { self[ForegroundPaintKey.self] = newValue }
  }

  /// Points added between the lines of text.
  public var lineSpacing: CGFloat { textTraits.lineSpacing }
}
