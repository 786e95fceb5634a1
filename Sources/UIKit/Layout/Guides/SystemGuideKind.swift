/// The guides that UIKit keeps for a view.
enum SystemGuideKind: Hashable {
  case safeArea
  case layoutMargins
  case readableContent
  case keyboard
  case top
  case bottom
  case scrollContent
  case scrollFrame

  /// Whether the guide's place depends on where the bounds start, or on their size.
  var followsBounds: Bool {
    switch self {
    case .safeArea, .layoutMargins, .scrollFrame: true
    case .readableContent, .keyboard, .top, .bottom, .scrollContent: false
    }
  }
}
