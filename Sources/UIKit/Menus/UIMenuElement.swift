/// Something that a menu offers: an action, or a menu inside the menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an element is offered.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It is shown and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away, and is red.
    public static let destructive = Attributes(rawValue: 2)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 4)
  }

  var ownTitle: String

  /// What it is called.
  open var title: String { ownTitle }

  init(title: String) {
    ownTitle = title
    super.init()
  }
}
