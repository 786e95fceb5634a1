/// A title of a button.
enum ButtonTitle {
  case plain(String)
  case attributed(NSAttributedString)

  var text: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  var attributedText: NSAttributedString? {
    guard case .attributed(let text) = self else { return nil }
    return text
  }
}
