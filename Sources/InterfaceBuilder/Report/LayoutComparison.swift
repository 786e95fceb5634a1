import UIKit

/// Compares the views of a scene that was laid out with the frames that its file stores.
@MainActor
struct LayoutComparison {
  private(set) var views: [ViewLayout] = []
  private(set) var reasonForLeavingOut: String?
  private let leftOut: Set<String>

  /// Whether there is nothing inside the outermost view.
  var isEmpty: Bool { views.count <= 1 }

  /// A comparison of all views inside `root` but those with some ids.
  init(_ root: MarkupElement, _ scene: LoadedScene, without leftOut: Set<String> = []) {
    self.leftOut = leftOut
    compare(root, scene)
    look(for: root)
  }

  private mutating func compare(_ element: MarkupElement, _ scene: LoadedScene) {
    if let id = element.id, let stored = RectValue.frame(of: element),
      let view = scene.object(id) as? UIView
    {
      // The outermost view stands in the window, wherever the canvas had it.
      let frame = views.isEmpty ? CGRect(origin: stored.origin, size: view.frame.size) : view.frame
      views.append(
        ViewLayout(
          id: id, className: ViewKind.named(element.name)?.className ?? "UIView", frame: frame,
          stored: stored))
    }
    for child in Self.inside(element) where !leftOut.contains(child.id ?? "") {
      compare(child, scene)
    }
  }

  /// The views that are laid out together with the one around them.
  private static func inside(_ element: MarkupElement) -> [MarkupElement] {
    element.list("subviews")
      + (element.name == "visualEffectView"
        ? [element.child(key: "contentView")].compactMap { $0 } : [])
  }

  // MARK: Reasons

  private mutating func look(for root: MarkupElement) {
    guard !isEmpty else {
      reasonForLeavingOut = "there is no view inside the outermost one"
      return
    }
    reasonForLeavingOut = Self.reason(root, isRoot: true)
  }

  private static func reason(_ element: MarkupElement, isRoot: Bool) -> String? {
    let id = element.id ?? ""
    if element.flag("misplaced") == true { return "\(id) was misplaced when it was saved" }
    if element.flag("ambiguous") == true { return "\(id) was ambiguous when it was saved" }
    if !isRoot, let name = element["customClass"] {
      return "\(id) is of the app's own class \(name)"
    }
    if !isRoot, element.flag("fixedFrame") == true { return "\(id) has no constraints" }
    for child in inside(element) {
      if let reason = reason(child, isRoot: false) { return reason }
    }
    return nil
  }
}
