/// What is called with the action that a control or menu carries out.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do, with a title for what offers it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identity of an action: a control has one action of each identity for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identity as text.
    public let rawValue: String

    /// An identity from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An identity from text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The title for what offers the action.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// The picture for what offers the action.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  /// Whether it is chosen, where it stands for something that can be.
  open var state: State
  /// How a menu offers it.
  open var attributes: Attributes
  /// The identity.
  public let identifier: Identifier
  /// What sent the action, while its handler runs.
  public private(set) weak var sender: AnyObject?

  private let handler: UIActionHandler
  private static var count = 0

  /// An action. Without an identifier it gets one of its own.
  @preconcurrency
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.attributes = attributes
    self.state = state
    self.handler = handler
    Self.count += 1
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Carries the action out for a sender.
  package func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
