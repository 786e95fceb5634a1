import UIKit

/// The system's colours by the names that files use.
enum SystemColors {
  static func named(_ name: String) -> UIColor? { colors[name] }

  private static let colors: [String: UIColor] = [
    "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray,
    "whiteColor": .white, "grayColor": .gray, "redColor": .red, "greenColor": .green,
    "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta,
    "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear,
    // Of before iOS 7.
    "viewFlipsideBackgroundColor": UIColor(red: 0.12, green: 0.13, blue: 0.14, alpha: 1),
    "scrollViewTexturedBackgroundColor": UIColor(
      red: 0.43, green: 0.44, blue: 0.47, alpha: 1),
    "underPageBackgroundColor": UIColor(red: 0.71, green: 0.72, blue: 0.74, alpha: 1),
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
