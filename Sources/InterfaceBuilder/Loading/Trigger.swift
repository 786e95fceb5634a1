import UIKit

/// Has something done when the user does something with an object.
@MainActor
enum Trigger {
  /// Adds `work`, which gets the object, to what an object does on an event by its name in
  /// files; without one, or for objects that have no events, on what it is there for.
  static func add(
    to owner: AnyObject, event: String?, _ work: @escaping @MainActor (AnyObject) -> Void
  ) {
    switch owner {
    case let control as UIControl:
      let events =
        ControlEvents.named(event)
        ?? (control is UIButton ? .touchUpInside : .primaryActionTriggered)
      control.addAction(
        UIAction { [weak control] _ in if let control { work(control) } }, for: events)
    case let item as UIBarButtonItem:
      let others = item.primaryAction
      item.primaryAction = UIAction { [weak item] _ in
        guard let item else { return }
        others?.perform(from: item)
        work(item)
      }
    case let cell as UITableViewCell:
      let report = { [weak cell] in if let cell { work(cell) } }
      if event == "accessoryAction" { cell.onAccessoryTap = report } else { cell.onSelect = report }
    case let cell as UICollectionViewCell:
      cell.onSelect = { [weak cell] in if let cell { work(cell) } }
    case let recognizer as UIGestureRecognizer:
      recognizer.addAction { work($0) }
    default:
      break
    }
  }
}
