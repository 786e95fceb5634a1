import UIKit

/// The user's text size, as the command line says it: as on a phone's slider, the five sizes for
/// weak eyes after it.
enum TextSizeChoice: String, CaseIterable {
  case xs
  case s
  case m
  case l
  case xl
  case xxl
  case xxxl
  case ax1
  case ax2
  case ax3
  case ax4
  case ax5

  var category: UIContentSizeCategory {
    switch self {
    case .xs: .extraSmall
    case .s: .small
    case .m: .medium
    case .l: .large
    case .xl: .extraLarge
    case .xxl: .extraExtraLarge
    case .xxxl: .extraExtraExtraLarge
    case .ax1: .accessibilityMedium
    case .ax2: .accessibilityLarge
    case .ax3: .accessibilityExtraLarge
    case .ax4: .accessibilityExtraExtraLarge
    case .ax5: .accessibilityExtraExtraExtraLarge
    }
  }
}
