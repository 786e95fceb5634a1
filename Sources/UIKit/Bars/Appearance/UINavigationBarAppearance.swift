/// How a navigation bar looks: its ground and its titles.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and colour of titles, where they are not the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Font and colour of large titles, where they are not the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}
