extension Text {
  /// A line below or through text.
  public struct LineStyle: Hashable, Sendable {
    /// What the line consists of.
    public struct Pattern: Hashable, Sendable {
      /// One piece.
      public static let solid = Pattern()
    }

    /// `nil` for the ink of the text.
    let color: Color?

    /// A line; in the ink of the text where no colour is named.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.color = color
    }

    /// A line in the ink of the text.
    public static let single = LineStyle()
  }

  /// The text in a font; parts that have one keep it.
  public func font(_ font: Font?) -> Text {
    changingRuns { if $0.font == nil { $0.font = font } }
  }

  /// The text in a thickness.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changingRuns { if $0.weight == nil { $0.weight = weight } }
  }

  /// The text in another shape of letters; parts that have one keep it.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changingRuns { if $0.design == nil { $0.design = design } }
  }

  /// The text, bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text, bold or not.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The text, slanted.
  public func italic() -> Text { changingRuns { $0.isItalic = true } }

  /// The text, slanted or not.
  public func italic(_ isActive: Bool) -> Text { changingRuns { $0.isItalic = isActive } }

  /// The text with letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changingRuns { $0.isMonospaced = isActive }
  }

  /// The text with digits of one width, for numbers that change.
  public func monospacedDigit() -> Text { changingRuns { $0.hasFixedDigits = true } }

  /// The text with points added after every character.
  public func kerning(_ kerning: CGFloat) -> Text { changingRuns { $0.kerning = kerning } }

  /// The text with points added after every character.
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  /// The text in a colour; parts that have one keep it.
  public func foregroundColor(_ color: Color?) -> Text {
    changingRuns { if $0.color == nil { $0.color = color } }
  }

  /// The text in a style; parts that have one keep it. A gradient fills all of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changingRuns {
      guard $0.color == nil else { return }
      $0.color = style.color
      $0.paint = style.gradientPaint
    }
  }

  /// The text with a line below.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changingRuns { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  /// The text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changingRuns { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }
}
