import UIKit

extension UIView {
  /// Whether nothing is moved for this view or what is inside it, nor anything in it: a map with
  /// a search field of its own, for instance. A view inside such a view is left alone as well.
  public var isLeftToKeyboard: Bool {
    get {
      var view: UIView? = self
      while let current = view {
        if LeftViews.contains(current) { return true }
        view = current.superview
      }
      return false
    }
    set { LeftViews.set(newValue, self) }
  }
}

/// The views that are left alone. UIKit has no room in a view for that.
@MainActor
private enum LeftViews {
  private struct Entry {
    weak var view: UIView?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func contains(_ view: UIView) -> Bool {
    !entries.isEmpty && entries[ObjectIdentifier(view)]?.view === view
  }

  static func set(_ isLeft: Bool, _ view: UIView) {
    entries = entries.filter { $0.value.view != nil }
    entries[ObjectIdentifier(view)] = isLeft ? Entry(view: view) : nil
  }
}
