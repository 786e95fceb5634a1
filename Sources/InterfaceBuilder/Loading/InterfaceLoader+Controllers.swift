import UIKit

extension InterfaceLoader {
  /// The controller with an id in the file, made anew.
  func instantiate(controllerID id: String) -> UIViewController? {
    document.scene(ofController: id).flatMap { load($0).controller }
  }

  /// The controllers that a container holds by a relationship, which may have several names.
  func controllersInside(
    _ element: MarkupElement, _ relationships: String...
  ) -> [UIViewController] {
    var controllers: [UIViewController] = []
    for connection in element.list("connections") {
      guard let segue = InterfaceSegue(connection), let name = segue.relationship,
        relationships.contains(name)
      else { continue }
      nest(segue.destination, at: connection) {
        if let controller = instantiate(controllerID: segue.destination) {
          controllers.append(controller)
        }
      }
    }
    return controllers
  }

  /// Puts the controller with an id into another by `work`, unless it is inside itself.
  func nest(_ id: String, at element: MarkupElement, _ work: () -> Void) {
    guard let reason = surroundings.nest("\(document.file) \(id)", work) else { return }
    warn("nesting", at: element, reason)
  }

  /// The controller of another storyboard, or elsewhere in this one, that an element stands for.
  func controller(referencedBy element: MarkupElement) -> UIViewController? {
    var controller: UIViewController?
    nest("reference \(element.id ?? "")", at: element) { controller = referenced(by: element) }
    if let controller { return controller }
    return showsPrototypes ? StandIn.controller(element["storyboardName"] ?? "") : nil
  }

  private func referenced(by element: MarkupElement) -> UIViewController? {
    do {
      let other = try element["storyboardName"].map(loader(ofStoryboard:)) ?? self
      guard let other else {
        throw InterfaceDiagnostic(
          missing: "\(element["storyboardName"] ?? "").storyboard", "there is no such file")
      }
      let identifier = element["referencedIdentifier"]
      let scene =
        identifier.map { name in
          other.document.scenes.first { $0.storyboardIdentifier == name }
        } ?? other.document.initialScene
      guard let scene else {
        let wanted = identifier ?? "to begin with"
        warn(
          "reference \(element.id ?? "")", at: element,
          "\(other.document.file) has no controller \(wanted)")
        return nil
      }
      return other.load(scene).controller
    } catch {
      let name = element["storyboardName"] ?? ""
      warn("storyboard \(name)", at: element, "the storyboard \(name) cannot be read")
      return nil
    }
  }

  private func loader(ofStoryboard name: String) throws -> InterfaceLoader? {
    if name == document.location?.deletingPathExtension().lastPathComponent { return self }
    return try surroundings.loader(ofStoryboard: name) { url in
      let loader = InterfaceLoader(
        try InterfaceDocument(contentsOf: url), registry: registry, strings: nil,
        language: language, purpose: purpose, surroundings: surroundings)
      loader.showsPrototypes = showsPrototypes
      loader.onDiagnostic = { [weak self] in self?.note($0) }
      return loader
    }
  }
}
