/// The content of a list's row or header: a picture, a text and a second text.
public struct UIListContentConfiguration: Hashable {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// Where lines stand.
    public enum TextAlignment: Sendable {
      /// As the language reads.
      case natural
      /// In the middle.
      case center
      /// At both ends.
      case justified
    }

    /// A change to the letters.
    public enum TextTransform: Sendable {
      /// None.
      case none
      /// Capitals.
      case uppercase
      /// Small letters.
      case lowercase
      /// A capital at the start of each word.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The ink.
    public var color: UIColor
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// What happens to text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0 for as many as it takes.
    public var numberOfLines = 0
    /// Whether the text is made smaller where it would not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of its size to which text is made smaller.
    public var minimumScaleFactor: CGFloat = 0
    /// A change to the letters.
    public var transform = TextTransform.none
  }

  /// How the picture looks.
  public struct ImageProperties: Hashable {
    /// The colour of templates; the tint with `nil`.
    public var tintColor: UIColor?
    /// Size and weight of symbols.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Rounding of the corners, points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size that is kept free for the picture, points; 0 for its own.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The picture.
  public var image: UIImage?
  /// How it looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with fonts and colours of its own.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with fonts and colours of its own.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text stands beside the first where both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Room around the content, points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Room between picture and text, points.
  public var imageToTextPadding: CGFloat = 16
  /// Room between texts that stand side by side, points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Room between texts one below the other, points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The least height of what the configuration is for, points; 0 for none.
  var isRow = false

  private init(
    _ font: UIFont, color: UIColor = .label, secondaryFont: UIFont,
    secondaryColor: UIColor = .secondaryLabel, margins: NSDirectionalEdgeInsets,
    isRow: Bool = false
  ) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: secondaryFont, color: secondaryColor)
    directionalLayoutMargins = margins
    self.isRow = isRow
  }

  /// The margins at the start and end that follow those of the cell.
  static let automaticMargin = -CGFloat.greatestFiniteMagnitude

  private static func margins(_ vertical: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: vertical, leading: automaticMargin, bottom: vertical, trailing: automaticMargin)
  }

  /// A row with a text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body),
      secondaryFont: .preferredFont(forTextStyle: .caption1), margins: margins(11), isRow: true)
  }

  /// A row with a text and a smaller one below.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body),
      secondaryFont: .preferredFont(forTextStyle: .caption1), secondaryColor: .label,
      margins: margins(10), isRow: true)
  }

  /// A row with a text and a grey one beside it.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), secondaryFont: .preferredFont(forTextStyle: .body),
      margins: margins(11), isRow: true)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// The header of a section of a plain table.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .headline),
      secondaryFont: .preferredFont(forTextStyle: .headline), margins: margins(4))
  }

  /// The footer of a section of a plain table.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel,
      secondaryFont: .preferredFont(forTextStyle: .subheadline), margins: margins(4))
  }

  /// The header of a section that stands apart.
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      .preferredFont(forTextStyle: .footnote), color: .secondaryLabel,
      secondaryFont: .preferredFont(forTextStyle: .footnote), margins: margins(7))
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  /// The footer of a section that stands apart.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .footnote), color: .secondaryLabel,
      secondaryFont: .preferredFont(forTextStyle: .footnote), margins: margins(8))
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// A view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same configuration: rows look the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    self
  }
}
