import Foundation

/// How a font follows the user's text size.
enum FontScaling: Sendable {
  /// It is that of a style.
  case preferred(UIFont.TextStyle)
  /// It is a font of the app that grows as a style does, up to a size.
  case metrics(UIFont.TextStyle, base: CGFloat, maximum: CGFloat?)

  func size(at category: UIContentSizeCategory) -> CGFloat {
    switch self {
    case .preferred(let style):
      return TextStyleSizes.size(of: style, at: category)
    case .metrics(let style, let base, let maximum):
      let scaled = (base * TextStyleSizes.factor(of: style, at: category)).rounded()
      return maximum.map { min($0, scaled) } ?? scaled
    }
  }
}

/// The text size of the running phone, for fonts that are made where no view is at hand.
enum CurrentTextSize {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var value = UIContentSizeCategory.large

  static var category: UIContentSizeCategory {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}

extension UIFont {
  /// The font at another text size; the same where it does not follow that.
  package func adapted(to category: UIContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.size(at: category)
    guard size != pointSize else { return self }
    var face = face
    face.size = size
    return UIFont(face: face, scaling: scaling)
  }

  /// Another face that follows the user's text size as the font does.
  package func changingFace(_ change: (inout FontFace) -> Void) -> UIFont {
    var face = face
    change(&face)
    return UIFont(face: face, scaling: scaling)
  }
}
