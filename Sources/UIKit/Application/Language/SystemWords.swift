/// The system's words in one language.
public struct SystemWords: Sendable {
  private let texts: [SystemWord: String]

  /// Words of a language. What is left out is as in English.
  public init(_ texts: [SystemWord: String] = [:]) {
    self.texts = texts
  }

  /// A word.
  public subscript(word: SystemWord) -> String { texts[word] ?? Self.english(word) }

  private static func english(_ word: SystemWord) -> String {
    switch word {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .back: "Back"
    case .search: "Search"
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .select: "Select"
    case .selectAll: "Select All"
    case .delete: "Delete"
    case .more: "More"
    case .ok: "OK"
    case .passwords: "Passwords"
    case .fromMessages: "From Messages"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
