import UIKit

/// Makes the objects of one scene: first all objects, then the constraints between them, then
/// their connections.
@MainActor
final class SceneBuilder {
  let loader: InterfaceLoader
  private(set) var objects: [String: AnyObject] = [:]
  private(set) var controller: UIViewController?
  /// Whether the scene is presented as a sheet.
  private(set) var isSheet = false
  private(set) var view: UIView?

  private var constraints: [(element: MarkupElement, owner: UIView)] = []
  private var connections: [(element: MarkupElement, owner: AnyObject)] = []

  init(loader: InterfaceLoader) {
    self.loader = loader
  }

  var document: InterfaceDocument { loader.document }
  var resources: InterfaceResources { document.resources }

  // MARK: Scenes

  func build(_ scene: InterfaceScene) {
    isSheet = loader.purpose.isOnCanvas && loader.insets.isSheet(scene)
    if let element = scene.controller.map(loader.resolve) {
      let controller = makeController(element)
      self.controller = controller
      if let root = element.child(key: "view"), let view = makeView(root) {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view = view
        self.view = view
        narrowOldMargins(of: root)
      }
      addOldGuides(of: element, to: controller)
    } else if let element = scene.ownView.map(loader.resolve) {
      view = makeView(element)
    }
    for object in scene.objects where object !== scene.controller && object !== scene.ownView {
      makeObject(loader.resolve(object))
    }
    activateConstraints()
    connectAll()
  }

  /// A view on its own, such as the content of a cell.
  func buildView(_ element: MarkupElement) {
    view = makeView(element)
    activateConstraints()
    connectAll()
  }

  /// The topmost views of a xib, connected with its owner.
  func buildAll(_ elements: [MarkupElement], owner: AnyObject?) -> [UIView] {
    var views: [UIView] = []
    for element in elements.map(loader.resolve) {
      if element["placeholderIdentifier"] == "IBFilesOwner" {
        if let owner { register(owner, as: element) }
      } else if RectValue.frame(of: element) != nil {
        if let view = makeView(element) { views.append(view) }
      } else {
        makeObject(element)
      }
    }
    activateConstraints()
    connectAll()
    return views
  }

  // MARK: Objects

  func register(_ object: AnyObject, as element: MarkupElement) {
    if let id = element.id { objects[id] = object }
    for connection in element.list("connections") {
      connections.append((connection, object))
    }
  }

  private func makeController(_ element: MarkupElement) -> UIViewController {
    let controller: UIViewController = custom(element) ?? UIViewController()
    controller.title = element["title"]
    register(controller, as: element)
    return controller
  }

  /// Before iOS 9 the margins of a controller's view did not grow with its width.
  private func narrowOldMargins(of root: MarkupElement) {
    guard loader.purpose.isOnCanvas, document.toolsVersion < CanvasRules.wideMarginTools,
      root.child(key: "layoutMargins") == nil
    else { return }
    view?.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// The strips that bars cover, by the names of before iOS 11.
  private func addOldGuides(of element: MarkupElement, to controller: UIViewController) {
    for guide in element.list("layoutGuides") {
      guard let id = guide.id, controller.isViewLoaded else { continue }
      objects[id] =
        guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
    }
  }

  private func makeObject(_ element: MarkupElement) {
    switch element.name {
    case "placeholder", "exit", "viewControllerPlaceholder", "navigationItem":
      break
    case "customObject":
      guard let object: NSObject = custom(element) else { return }
      register(object, as: element)
    default:
      if let recognizer = GestureElements.make(element, builder: self) {
        register(recognizer, as: element)
      } else if RectValue.frame(of: element) != nil {
        _ = makeView(element)
      } else {
        warnOfUnknown(element)
      }
    }
  }

  /// An object of the app's own class, if that is known and suits.
  func custom<Object: NSObject>(_ element: MarkupElement) -> Object? {
    guard let name = element["customClass"] else { return nil }
    guard let made = loader.registry.make(name) else {
      guard !loader.purpose.isOnCanvas else { return nil }
      loader.warn("class \(name)", at: element, "class \(name) is not registered")
      return nil
    }
    guard let object = made as? Object else {
      loader.warn(
        "class \(name)", at: element, "class \(name) cannot stand for <\(element.name)>")
      return nil
    }
    return object
  }

  // MARK: Views

  /// The view of an element. `isArranged` says that a stack view lines it up.
  func makeView(_ element: MarkupElement, isArranged: Bool = false) -> UIView? {
    let kind = ViewKind.named(element.name)
    if kind == nil { warnOfUnknown(element) }
    let maker = kind ?? .placeholder
    let view = maker.make(element, self)
    register(view, as: element)
    place(view, element)
    ViewAttributes.apply(to: view, element, builder: self)
    maker.configure(view, element, self)
    ContentSizes.apply(to: view, element, isArranged: isArranged, builder: self)
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide.id else { continue }
      objects[id] = maker.guide(view, guide.key ?? "")
    }
    for constraint in element.list("constraints") { constraints.append((constraint, view)) }
    return view
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

  private func place(_ view: UIView, _ element: MarkupElement) {
    view.autoresizingMask = RectValue.autoresizingMask(element.child(key: "autoresizingMask"))
    let isDriven = isPlacedByConstraints(element)
    let holdsFrames = element.list("subviews").contains { !isPlacedByConstraints($0) }
    if !isDriven || holdsFrames, let frame = RectValue.frame(of: element) { view.frame = frame }
    if isDriven { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  func warnOfUnknown(_ element: MarkupElement) {
    loader.warn("element \(element.name)", at: element, "<\(element.name)> is not supported")
  }

  // MARK: Constraints and connections

  private func activateConstraints() {
    guard document.usesAutoLayout else { return }
    for (element, owner) in constraints {
      guard let constraint = ConstraintElement.make(element, owner: owner, builder: self) else {
        continue
      }
      register(constraint, as: element)
      constraint.isActive = true
    }
    constraints = []
  }

  private func connectAll() {
    let connector = Connector(builder: self)
    for (element, owner) in connections { connector.connect(element, of: owner) }
    connector.finish()
    connections = []
  }
}
