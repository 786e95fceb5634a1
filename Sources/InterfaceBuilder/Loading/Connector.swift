import UIKit

/// Connects outlets, outlet collections and actions.
@MainActor
final class Connector {
  private let builder: SceneBuilder
  private var collections: [Collection] = []

  private struct Collection {
    let owner: AnyObject
    let name: String
    var objects: [AnyObject]
  }

  init(builder: SceneBuilder) {
    self.builder = builder
  }

  func connect(_ element: MarkupElement, of owner: AnyObject) {
    switch element.name {
    case "outlet": connectOutlet(element, of: owner)
    case "outletCollection": collect(element, of: owner)
    case "action": connectAction(element, of: owner)
    case "segue": break
    default: builder.warnOfUnknown(element)
    }
  }

  private func destination(_ element: MarkupElement) -> AnyObject? {
    element["destination"].flatMap { builder.objects[$0] }
  }

  // MARK: Outlets

  private func connectOutlet(_ element: MarkupElement, of owner: AnyObject) {
    guard let name = element["property"], let value = destination(element) else { return }
    if StandardOutlets.connect(name, of: owner, to: value) { return }
    if builder.loader.registry.connect(name, of: owner, to: value) { return }
    warnIfCustom(owner, at: element, "outlet", name)
  }

  private func collect(_ element: MarkupElement, of owner: AnyObject) {
    guard let name = element["property"], let value = destination(element) else { return }
    if name == "gestureRecognizers", let view = owner as? UIView,
      let recognizer = value as? UIGestureRecognizer
    {
      view.addGestureRecognizer(recognizer)
      return
    }
    if let index = collections.firstIndex(where: { $0.owner === owner && $0.name == name }) {
      collections[index].objects.append(value)
    } else {
      collections.append(Collection(owner: owner, name: name, objects: [value]))
    }
  }

  /// Connects the collections, which are known when all connections are.
  func finish() {
    for collection in collections {
      _ = builder.loader.registry.connect(
        collection.name, of: collection.owner, to: collection.objects)
    }
    collections = []
  }

  // MARK: Actions

  private func connectAction(_ element: MarkupElement, of owner: AnyObject) {
    guard let selector = element["selector"], let target = destination(element) else { return }
    let registry = builder.loader.registry
    guard registry.hasAction(selector) else {
      warnIfCustom(target, at: element, "action", selector)
      return
    }
    if let control = owner as? UIControl {
      let events = ControlEvents.named(element["eventType"]) ?? .primaryActionTriggered
      control.addTarget(
        target,
        action: { [weak target] sender, _ in
          if let target { registry.perform(selector, of: target, sender: sender) }
        }, for: events)
    } else if let recognizer = owner as? UIGestureRecognizer {
      recognizer.addAction { [weak target] sender in
        if let target { registry.perform(selector, of: target, sender: sender) }
      }
    }
  }

  /// Nothing is said of objects whose class is not the app's own.
  private func warnIfCustom(
    _ owner: AnyObject, at element: MarkupElement, _ sort: String, _ name: String
  ) {
    let className = String(describing: type(of: owner))
    guard builder.loader.registry.isRegistered(className) else { return }
    builder.loader.warn(
      "\(sort) \(className).\(name)", at: element,
      "\(sort) \(name) of \(className) is not registered")
  }
}
