/// The words that the system itself writes on buttons, menus and bars.
public enum SystemWord: String, CaseIterable, Sendable {
  /// On a button that ends editing.
  case done
  /// On a button that leaves everything as it was.
  case cancel
  /// On a button that begins editing.
  case edit
  /// On a button that keeps what was entered.
  case save
  /// On a button that takes a change back.
  case undo
  /// On a button that makes a change again.
  case redo
  /// On the button to the screen before, where its title does not fit.
  case back
  /// On a tab, and in an empty search field.
  case search
  /// In the edit menu: takes the selection away and keeps it for pasting.
  case cut
  /// In the edit menu: keeps the selection for pasting.
  case copy
  /// In the edit menu: puts in what was kept.
  case paste
  /// In the edit menu: selects the word at the caret.
  case select
  /// In the edit menu: selects the whole text.
  case selectAll
  /// On the button behind a row that is swiped.
  case delete
  /// On the tab that lists those without room on the bar.
  case more
  /// On the only button of an alert.
  case ok
  /// On the bar above a password's keyboard.
  case passwords
  /// Below a one-time code on the bar.
  case fromMessages
  /// On a tab.
  case favorites
  /// On a tab.
  case featured
  /// On a tab.
  case topRated
  /// On a tab.
  case recents
  /// On a tab.
  case contacts
  /// On a tab.
  case history
  /// On a tab.
  case bookmarks
  /// On a tab.
  case downloads
  /// On a tab.
  case mostRecent
  /// On a tab.
  case mostViewed

  /// The word in the language of the running app.
  @MainActor public var text: String { UIApplication.shared.systemWords[self] }
}
