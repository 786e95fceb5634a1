extension UIButton {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// In the tint, paler while pressed.
    case system = 1

    /// Apple's older name of the system kind.
    public static let roundedRect = ButtonType.system
  }
}
