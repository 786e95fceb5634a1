extension UICollectionView {
  /// What an element of a layout is. Raw values are Apple's.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A view around the items, such as a header.
    case supplementaryView = 1
  }

  /// Along which axis content scrolls. Raw values are Apple's.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Sideways.
    case horizontal = 1
  }

  /// Where an item that is scrolled to ends up. Raw values are Apple's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of headers of sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers of sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// A class of cells with a closure that fills them: what
  /// `dequeueConfiguredReusableCell(using:for:item:)` uses.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: (Cell, IndexPath, Item) -> Void
    let identifier: String

    /// A registration whose cells `handler` fills.
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) {
      self.handler = handler
      registrationCount += 1
      identifier = "\u{0}registration-\(registrationCount)"
    }
  }

  private static var registrationCount = 0
}
