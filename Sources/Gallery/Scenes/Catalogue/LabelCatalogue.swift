import UIKit

/// Labels in every text style and state.
@MainActor
enum LabelCatalogue {
  private static let long = "A text that is too long for its line and has to be cut somewhere"

  private static let styles: [(name: String, style: UIFont.TextStyle)] = [
    ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2),
    ("Title 3", .title3), ("Headline", .headline), ("Body", .body), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 1", .caption1),
    ("Caption 2", .caption2),
  ]

  static func rows() -> [UIView] {
    [
      CatalogueRow(
        "Left, centred, right", .column,
        [
          label("Left"), label("Centred") { $0.textAlignment = .center },
          label("Right") { $0.textAlignment = .right },
        ]),
      CatalogueRow(
        "Cut at the end, in the middle, at the start; shrunk; on two lines", .column,
        [
          label(long), label(long) { $0.lineBreakMode = .byTruncatingMiddle },
          label(long) { $0.lineBreakMode = .byTruncatingHead },
          label(long) {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.5
          },
          label(long) { $0.numberOfLines = 2 },
        ]),
      CatalogueRow(
        "Off, highlighted, with a shadow, with attributes", .packed,
        [
          label("Off") { $0.isEnabled = false },
          label("Lit") {
            $0.highlightedTextColor = .systemRed
            $0.isHighlighted = true
          },
          label("Shadow") {
            $0.shadowColor = .systemGray3
            $0.shadowOffset = CGSize(width: 1, height: 1)
          },
          label("") { $0.attributedText = attributed },
        ]),
      CatalogueRow(
        "Text styles", .column,
        styles.map { style in
          label(style.name) { $0.font = .preferredFont(forTextStyle: style.style) }
        }),
    ]
  }

  private static func label(
    _ text: String, _ change: (UILabel) -> Void = { _ in }
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    change(label)
    return label
  }

  private static var attributed: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    text.append(
      NSAttributedString(
        string: " and red",
        attributes: [
          .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.systemRed,
        ]))
    return text
  }
}
