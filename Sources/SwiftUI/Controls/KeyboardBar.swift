/// The bar that a field has above the keyboard, from `toolbar` with the placement `keyboard`.
@MainActor
final class KeyboardBar {
  private var bar: UIToolbar?

  /// The bar for an environment; `nil` where there is nothing on it.
  func view(_ environment: EnvironmentValues) -> UIView? {
    let boxes = environment.keyboardToolbar
    guard !boxes.isEmpty else {
      bar = nil
      return nil
    }
    let height: CGFloat = 44
    let bar =
      self.bar
      ?? UIToolbar(
        frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height))
    bar.autoresizingMask = .flexibleWidth
    bar.items = boxes.map { $0.barItem(environment) }
    self.bar = bar
    return bar
  }
}
