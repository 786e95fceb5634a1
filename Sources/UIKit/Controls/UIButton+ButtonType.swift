extension UIButton {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// In the tint, paler while pressed.
    case system = 1
    /// A letter i in a ring, in the tint.
    case detailDisclosure = 2
    /// The same.
    case infoLight = 3
    /// The same.
    case infoDark = 4
    /// A plus in a ring, in the tint.
    case contactAdd = 5
    /// A grey cross in a disc.
    case close = 7

    /// Apple's older name of the system kind.
    public static let roundedRect = ButtonType.system

    /// Whether it is in the tint, and paler while pressed.
    var isSystem: Bool { self != .custom }

    /// The symbol that a button of the kind has by itself.
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }
  }
}
