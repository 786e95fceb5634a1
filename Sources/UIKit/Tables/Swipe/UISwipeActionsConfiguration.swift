/// The buttons that a swipe over a row brings into sight.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, from the edge of the row inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe all over the row carries out the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Buttons, from the edge of the row inwards.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
