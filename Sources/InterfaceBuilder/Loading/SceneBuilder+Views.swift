import UIKit

extension SceneBuilder {
  /// The view of an element. `isArranged` says that a stack view lines it up.
  func makeView(_ element: MarkupElement, isArranged: Bool = false) -> UIView? {
    guard element.name != "nil" else { return nil }
    let maker = ViewKind.named(element.name) ?? StandIn.kind(element.name)
    let view = maker.make(element, self)
    place(view, element)
    fill(view, with: element, as: maker)
    ContentSizes.apply(to: view, element, isArranged: isArranged, builder: self)
    return view
  }

  /// Gives a view, which may be one that another has by itself, all that an element says beyond
  /// its place.
  func fill(_ view: UIView, with element: MarkupElement, as kind: ViewKind = .plain) {
    register(view, as: element)
    ViewAttributes.apply(to: view, element, builder: self)
    kind.configure(view, element, self)
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guide.touch()
      guard let id = guide.id else { continue }
      register(kind.guide(view, guide.key ?? ""), id: id)
    }
    addConstraints(element.list("constraints"), to: view)
  }

  /// Makes the views inside an element and adds them to `view`.
  func addSubviews(of element: MarkupElement, to view: UIView) {
    for child in element.list("subviews") {
      if let subview = makeView(child) { view.addSubview(subview) }
    }
  }

  /// Whether constraints place the view of an element.
  func isPlacedByConstraints(_ element: MarkupElement) -> Bool {
    document.usesAutoLayout
      && element.flag("translatesAutoresizingMaskIntoConstraints") == false
      && element.flag("fixedFrame") != true
  }

  /// Whether views directly inside an element, or inside its content view, have frames that are
  /// to follow its size.
  private func holdsFrames(_ element: MarkupElement) -> Bool {
    let content = element.child(key: "contentView")?.list("subviews") ?? []
    return (element.list("subviews") + content).contains { !isPlacedByConstraints($0) }
  }

  private func place(_ view: UIView, _ element: MarkupElement) {
    view.autoresizingMask = RectValue.autoresizingMask(element.child(key: "autoresizingMask"))
    let isDriven = isPlacedByConstraints(element)
    if !isDriven || holdsFrames(element), let frame = RectValue.frame(of: element) {
      view.frame = frame
    }
    if isDriven { view.translatesAutoresizingMaskIntoConstraints = false }
  }
}
