extension InterfaceDocument {
  /// The scene whose view is seen when the app starts or, with a name, when that scene is shown:
  /// of controllers that hold others the first one inside. Names are scene ids, controller ids
  /// and storyboard identifiers.
  public func visibleScene(named name: String? = nil) -> InterfaceScene? {
    var scene = name == nil ? initialScene ?? scenes.first : self.scene(named: name ?? "")
    var visited: Set<String> = []
    while let current = scene, current.view == nil, visited.insert(current.id).inserted {
      let inside = current.segues.first { $0.kind == .relationship }?.destination
      scene = inside.flatMap { id in scenes.first { $0.controllerID == id } }
    }
    return scene?.view == nil ? nil : scene
  }

  /// The scene that is shown when the app starts or, with a name, that one; `nil` where there
  /// is none. Containers count as they are, with what they hold.
  public func shownScene(named name: String? = nil) -> InterfaceScene? {
    guard let name else { return initialScene ?? visibleScene() ?? scenes.first }
    return scene(named: name)
  }

  /// The names by which scenes can be asked for.
  public var sceneNames: [String] {
    scenes.flatMap { [$0.id, $0.storyboardIdentifier, $0.controllerID].compactMap { $0 } }
  }
}
