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
      nest(at: connection) {
        if let controller = instantiate(controllerID: segue.destination) {
          controllers.append(controller)
        }
      }
    }
    return controllers
  }

  /// Puts a controller into another by `work`, unless too many are inside one another already,
  /// as where a controller is in itself.
  func nest(at element: MarkupElement, _ work: () -> Void) {
    guard !surroundings.nest(work) else { return }
    warn("nesting", at: element, "controllers are inside one another without end")
  }

  /// The controller of another storyboard, or elsewhere in this one, that an element stands for.
  func controller(referencedBy element: MarkupElement) -> UIViewController? {
    do {
      let other = try element["storyboardName"].map(loader(ofStoryboard:)) ?? self
      guard let other else {
        throw InterfaceDiagnostic(missing: "\(element["storyboardName"] ?? "").storyboard")
      }
      guard let identifier = element["referencedIdentifier"] else {
        return other.instantiateInitialViewController()
      }
      return other.instantiateViewController(withIdentifier: identifier)
    } catch {
      let name = element["storyboardName"] ?? ""
      warn("storyboard \(name)", at: element, "the storyboard \(name) cannot be read")
      return nil
    }
  }

  private func loader(ofStoryboard name: String) throws -> InterfaceLoader? {
    try surroundings.loader(ofStoryboard: name) { url in
      let loader = InterfaceLoader(
        try InterfaceDocument(contentsOf: url), registry: registry, strings: nil,
        language: language, purpose: purpose, surroundings: surroundings)
      loader.showsPrototypes = showsPrototypes
      loader.onDiagnostic = { [weak self] in self?.onDiagnostic?($0) }
      return loader
    }
  }
}
