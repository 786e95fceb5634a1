/// What shows text that can follow the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether a font made by `preferredFont(forTextStyle:)` or by `UIFontMetrics` follows changes
  /// of the text size by itself.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
