/// The pictures of the emoji panel, read from `Resources/keyboards/emoji.json`.
public struct EmojiCatalogue: Sendable, Hashable {
  /// A group of pictures.
  public struct Category: Sendable, Hashable {
    /// What kind, which decides the sign in the panel's strip.
    public var kind: Kind
    /// The title over the pictures.
    public var title: String
    /// The pictures in order.
    public var emoji: [String]

    /// A group of pictures.
    public init(kind: Kind, title: String, emoji: [String]) {
      self.kind = kind
      self.title = title
      self.emoji = emoji
    }
  }

  /// The kinds of categories, in the order of the panel.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// What was used lately.
    case recents
    /// Faces, hands and people.
    case people
    /// Animals and plants.
    case nature
    /// Food and drink.
    case food
    /// Sports and games.
    case activity
    /// Travel and places.
    case travel
    /// Things.
    case objects
    /// Signs.
    case symbols
    /// Flags.
    case flags
  }

  /// All categories in order; the first one is that of what was used lately, as on a new phone.
  public var categories: [Category]
  /// Words under which pictures are found besides their names in Unicode.
  public var keywords: [String: [String]]
}
