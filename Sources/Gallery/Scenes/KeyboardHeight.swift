import Combine
import SwiftUI

/// How high the keyboard is, as its notifications tell it.
final class KeyboardHeight: ObservableObject {
  @Published private(set) var height: CGFloat = 0

  init() {
    let center = NotificationCenter.default
    let shown = center.publisher(for: UIResponder.keyboardWillShowNotification)
      .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
      .map(\.height)
    let hidden = center.publisher(for: UIResponder.keyboardWillHideNotification)
      .map { _ in CGFloat.zero }
    shown.merge(with: hidden).removeDuplicates().assign(to: &$height)
  }
}
