import UIKit

/// The system's colours by the names that files use.
enum SystemColors {
  static func named(_ name: String) -> UIColor? { colors[name] }

  private static let colors: [String: UIColor] = [
    "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray,
    "whiteColor": .white, "grayColor": .gray, "redColor": .red, "greenColor": .green,
    "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta,
    "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "linkColor": .link,
    "darkTextColor": .darkText, "lightTextColor": .lightText,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "systemBlueColor": .systemBlue, "systemGreenColor": .systemGreen,
    "systemIndigoColor": .systemIndigo, "systemOrangeColor": .systemOrange,
    "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
    "systemRedColor": .systemRed, "systemTealColor": .systemTeal,
    "systemYellowColor": .systemYellow, "systemMintColor": .systemMint,
    "systemCyanColor": .systemCyan, "systemBrownColor": .systemBrown, "tintColor": .systemBlue,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
  ]
}
