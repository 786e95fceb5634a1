/// Something that a menu offers: an action, or a menu inside the menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether something that can be chosen is chosen.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is: there is a check mark before it.
    case on = 1
    /// It is in part: there is a dash before it.
    case mixed = 2
  }

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
    /// Choosing it leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  var ownTitle: String
  var ownImage: UIImage?

  /// What it is called.
  open var title: String { ownTitle }

  /// The picture beside the title.
  open var image: UIImage? { ownImage }

  /// A line of small text below the title.
  open var subtitle: String?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    ownTitle = title
    ownImage = image
    self.subtitle = subtitle
    super.init()
  }
}
