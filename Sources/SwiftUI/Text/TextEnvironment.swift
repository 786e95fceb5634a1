/// How lines of text stand below each other.
public enum TextAlignment: Hashable, Sendable {
  /// By where they begin.
  case leading
  /// By their middle.
  case center
  /// By where they end.
  case trailing

  /// The alignment of a view of UIKit, which knows by itself where lines begin.
  func uiAlignment(_ direction: LayoutDirection) -> NSTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}

extension Text {
  /// Where text is cut that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// In the middle.
    case middle
    /// At its end.
    case tail

    var lineBreakMode: NSLineBreakMode {
      switch self {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    }
  }

  /// The case of letters.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }
}

extension View {
  /// The font of text inside.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The thickness of text inside.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Bold text inside.
  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }

  /// Slanted text inside.
  public func italic(_ isActive: Bool = true) -> some View {
    textTraits { $0.isItalic = isActive }
  }

  /// Text inside with letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    textTraits { $0.isMonospaced = isActive }
  }

  /// Text inside with digits of one width, for numbers that change.
  public func monospacedDigit() -> some View { textTraits { $0.hasFixedDigits = true } }

  /// The shape of letters of text inside.
  public func fontDesign(_ design: Font.Design?) -> some View {
    textTraits { $0.design = design }
  }

  /// Points added after every character of text inside.
  public func kerning(_ kerning: CGFloat) -> some View { textTraits { $0.kerning = kerning } }

  /// Points added after every character of text inside.
  public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

  /// Points added between the lines of text inside.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    textTraits { $0.lineSpacing = max(0, lineSpacing) }
  }

  /// A line below text inside.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textTraits {
      $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// A line through text inside.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textTraits {
      $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  private func textTraits(_ change: @escaping @MainActor (inout TextTraits) -> Void) -> some View {
    modifier(EnvironmentModifier { change(&$0.textTraits) })
  }

  /// Whether text inside can be copied: a long press on it offers that.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectable, S.allowsSelection)
  }

  /// The ink of what is inside.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.foreground = color
        $0.foregroundPaint = nil
        // What a label says of its ink holds while its control is off.
        $0.dimsDisabledText = false
      })
  }

  /// The ink of what is inside.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.foreground = style.color
        $0.foregroundPaint = style.gradientPaint
        $0.dimsDisabledText = false
      })
  }

  /// The tint of what is inside.
  public func tint(_ tint: Color?) -> some View { environment(\.accent, tint ?? .blue) }

  /// The tint of what is inside.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// The most lines of text inside.
  public func lineLimit(_ number: Int?) -> some View {
    lineLimits(least: 0, most: number)
  }

  /// The most lines of text inside; with `reservesSpace` there is always room for them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(least: reservesSpace ? limit : 0, most: limit)
  }

  /// The least and the most lines for which there is room in text inside.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(least: limit.lowerBound, most: limit.upperBound)
  }

  /// The most lines of text inside.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(least: 0, most: limit.upperBound)
  }

  /// The least lines for which there is room in text inside.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(least: limit.lowerBound, most: nil)
  }

  private func lineLimits(least: Int, most: Int?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.leastLines = least
        $0.lineLimit = most
      })
  }

  /// How lines of text inside stand below each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where text inside is cut that does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// The smallest part of its size to which text inside is made smaller.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// The case of letters inside, also in the headers of lists, which are in capitals otherwise.
  public func textCase(_ textCase: Text.Case?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.textCase = textCase
        $0.headerCase = textCase
      })
  }

  /// Whether controls inside are off.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  /// A name by which tests and scripts find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(identifier: identifier))
  }
}
