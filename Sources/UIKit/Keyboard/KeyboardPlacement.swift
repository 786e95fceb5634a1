/// How the keyboard stands on the screen (FACTS 2.5).
enum KeyboardPlacement: Hashable {
  /// As wide as the screen and at its bottom edge, or below that.
  case docked
  /// As wide as the screen and lifted, whole or split.
  case undocked
  /// Narrower than the screen.
  case floating

  /// How a keyboard at `frame` stands, in screen coordinates (points).
  @MainActor
  init(of frame: CGRect) {
    let screen = UIScreen.main.bounds
    if frame.width < screen.width {
      self = .floating
    } else {
      self = frame.maxY >= screen.maxY ? .docked : .undocked
    }
  }
}
