/// When scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let mode: UIScrollView.KeyboardDismissMode?

  /// As the kind of view does by itself.
  public static var automatic: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(mode: nil)
  }
  /// As soon as a drag begins.
  public static var immediately: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(mode: .onDrag)
  }
  /// With the finger.
  public static var interactively: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(mode: .interactive)
  }
  /// Never.
  public static var never: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(mode: UIScrollView.KeyboardDismissMode.none)
  }
}

extension View {
  /// When scrolling inside puts the keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
