extension UIBarButtonItem {
  /// Buttons that look the same in every app.
  public enum SystemItem: Int, Sendable {
    /// The word "Done", semibold.
    case done = 0
    /// The word "Cancel".
    case cancel = 1
    /// The word "Edit".
    case edit = 2
    /// The word "Save", semibold.
    case save = 3
    /// A plus.
    case add = 4
    /// Room that takes what others leave.
    case flexibleSpace = 5
    /// Room of the item's width.
    case fixedSpace = 6
    /// A square and a pencil.
    case compose = 7
    /// An arrow to the left.
    case reply = 8
    /// A box with an arrow out of it.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifier.
    case search = 12
    /// An arrow round a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle to the right.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// The word "Undo".
    case undo = 21
    /// The word "Redo".
    case redo = 22
    /// A cross in a disc.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The word, for those that are written.
  @MainActor var word: String? {
    switch self {
    case .done: SystemWord.done.text
    case .cancel: SystemWord.cancel.text
    case .edit: SystemWord.edit.text
    case .save: SystemWord.save.text
    case .undo: SystemWord.undo.text
    case .redo: SystemWord.redo.text
    default: nil
    }
  }

  var style: UIBarButtonItem.Style {
    self == .done || self == .save ? .done : .plain
  }

  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
