import UIKit

/// The phone's setting for light or dark.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Dark ink on light ground.
  case light
  /// Light ink on dark ground.
  case dark

  var style: UIUserInterfaceStyle {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
