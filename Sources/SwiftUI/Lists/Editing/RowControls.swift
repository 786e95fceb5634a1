/// The controls of a row while its list is edited.
struct RowControls: Equatable {
  /// What stands before the row.
  enum Leading: Equatable {
    /// A button that asks whether to delete it.
    case delete
    /// Whether it is chosen.
    case choice(Bool)
  }

  var leading: Leading?
  /// Whether there is a handle to move it by.
  var canMove = false

  /// Room that the controls take, points.
  static let leadingWidth: CGFloat = 38
  static let handleWidth: CGFloat = 38

  var insets: EdgeInsets {
    EdgeInsets(
      top: 0, leading: leading == nil ? 0 : Self.leadingWidth, bottom: 0,
      trailing: canMove ? Self.handleWidth : 0)
  }

  init() {}

  /// The controls of a row in a state of its list.
  @MainActor
  init(_ state: ListState, _ editing: RowEditing?, _ traits: RowTraits?, isChosen: Bool?) {
    guard state.isEditing else { return }
    if state.choosing == .several, let isChosen {
      leading = .choice(isChosen)
    } else if editing?.canDelete(traits) == true {
      leading = .delete
    }
    canMove = editing?.move != nil && traits?.isMoveDisabled != true
  }
}
