import UIKit

/// Connects outlets, outlet collections, actions and segues.
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
    case "segue": connectSegue(element, of: owner)
    default: builder.warnOfUnknown(element)
    }
  }

  private var registry: InterfaceRegistry { builder.loader.registry }

  private func destination(_ element: MarkupElement) -> AnyObject? {
    guard let id = element["destination"] else { return nil }
    if let object = builder.object(id) { return object }
    builder.loader.warnOfMissing(id, at: element)
    return nil
  }

  // MARK: Outlets

  private func connectOutlet(_ element: MarkupElement, of owner: AnyObject) {
    guard let name = element["property"], let value = destination(element) else { return }
    if StandardOutlets.connect(name, of: owner, to: value) { return }
    if registry.connect(name, of: owner, to: value) { return }
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
      _ = registry.connect(collection.name, of: collection.owner, to: collection.objects)
    }
    collections = []
  }

  // MARK: Actions

  private func connectAction(_ element: MarkupElement, of owner: AnyObject) {
    guard let selector = element["selector"] else { return }
    if let id = element["destination"], builder.isFirstResponder(id) {
      let registry = registry
      Trigger.add(to: owner, event: element["eventType"]) {
        [weak controller = builder.controller] in
        registry.performAlongResponders(selector, from: $0, controller: controller)
      }
      return
    }
    guard let target = destination(element) else { return }
    guard registry.hasAction(selector) else {
      return warnIfCustom(target, at: element, "action", selector)
    }
    Trigger.add(to: owner, event: element["eventType"]) { [weak target, registry] sender in
      if let target { registry.perform(selector, of: target, sender: sender) }
    }
  }

  // MARK: Segues

  private func connectSegue(_ element: MarkupElement, of owner: AnyObject) {
    guard let id = element.id, let origin = builder.origin, owner !== builder.controller,
      !["embed", "relationship"].contains(element["kind"])
    else { return }
    Trigger.add(to: owner, event: element["trigger"]) { [weak origin] sender in
      origin?.trigger(id, sender: sender)
    }
  }

  /// Nothing is said of objects whose class is not the app's own.
  private func warnIfCustom(
    _ owner: AnyObject, at element: MarkupElement, _ sort: String, _ name: String
  ) {
    let className = String(describing: type(of: owner))
    guard registry.isRegistered(className) else { return }
    builder.loader.warn(
      "\(sort) \(className).\(name)", at: element,
      "\(sort) \(name) of \(className) is not registered")
  }
}
