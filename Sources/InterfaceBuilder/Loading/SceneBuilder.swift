import UIKit

/// Makes the objects of one scene: first its controller and, when the view is asked for, all
/// other objects, then the constraints between them, then their connections.
@MainActor
final class SceneBuilder {
  let loader: InterfaceLoader
  /// The controller, which keeps this object alive until its view is made.
  private(set) weak var controller: UIViewController?
  private(set) weak var origin: SceneOrigin?
  /// Whether the scene is presented as a sheet.
  private(set) var isSheet = false
  private(set) var view: UIView?
  /// Objects of the scene beside the controller and its view.
  private(set) var topObjects: [AnyObject] = []

  private var objects: [String: AnyObject] = [:]
  private(set) var controllerID: String?
  private var scene: InterfaceScene?
  private var controllerElement: MarkupElement?
  private var responderIDs: Set<String> = []
  private var responders: [UIResponder] = []
  private var constraints: [(element: MarkupElement, owner: UIView)] = []
  /// Without an owner they are the controller's.
  private var connections: [(element: MarkupElement, owner: AnyObject?)] = []

  /// Objects with properties that are set by their key paths.
  private var runtimeTargets: [(object: NSObject, element: MarkupElement)] = []

  private var laterWork: [() -> Void] = []

  /// What keeps the views in line with the size classes, once they are made.
  var follower: SizeClassFollower? {
    guard !loader.purpose.isOnCanvas, let root = scene?.controller?.child(key: "view"),
      let known = controllerElement?.child(key: "view")
    else { return nil }
    return SizeClassFollower(root, madeOf: known, builder: self)
  }

  init(loader: InterfaceLoader) {
    self.loader = loader
  }

  /// A builder of something inside a scene whose controller is there already.
  init(_ inside: Inside) {
    loader = inside.loader
    controllerID = inside.controllerID
    controller = inside.controller
    origin = inside.origin
  }

  var document: InterfaceDocument { loader.document }
  var resources: InterfaceResources { loader.resources }

  /// The object with an id of the file, as far as it is made.
  func object(_ id: String) -> AnyObject? {
    if let controller, controllerID == id { return controller }
    return objects[id]
  }

  /// Whether an id means whatever has the focus.
  func isFirstResponder(_ id: String) -> Bool { responderIDs.contains(id) }

  // MARK: Controllers

  /// Makes the controller of a scene with its bar items and the controllers inside.
  func makeController(of scene: InterfaceScene) -> UIViewController? {
    guard let element = scene.controller else { return nil }
    if element.name == "viewControllerPlaceholder", !loader.purpose.isOnCanvas {
      return loader.controller(referencedBy: element)
    }
    return makeController(loader.resolve(element), of: scene)
  }

  private func makeController(
    _ element: MarkupElement, of scene: InterfaceScene
  ) -> UIViewController {
    self.scene = scene
    controllerElement = element
    controllerID = element.id
    isSheet = loader.purpose.isOnCanvas && loader.insets.isSheet(scene)
    let kind = controllerKind(element)
    let controller = kind.make(element, self)
    self.controller = controller
    let origin = SceneOrigin(controller, scene: scene, builder: self)
    self.origin = origin
    controller.interfaceOrigin = origin
    connections += element.list("connections").map { ($0, nil) }
    guard !loader.purpose.isOnCanvas else { return controller }
    ControllerAttributes.apply(to: controller, element, builder: self)
    kind.configure(controller, element, self)
    if controller.makesViewItself { origin.loadView(of: controller) }
    controller.awakeFromNib()
    return controller
  }

  private func controllerKind(_ element: MarkupElement) -> ControllerKind {
    guard !loader.purpose.isOnCanvas else { return .plain }
    if let kind = ControllerKind.named(element.name) { return kind }
    warnOfUnknown(element)
    return .plain
  }

  // MARK: Views of scenes

  /// Makes the view of a controller that was made here, and all that belongs to it.
  func buildView(of controller: UIViewController) {
    guard let scene, let element = controllerElement else { return }
    if !controller.makesViewItself, let root = element.child(key: "view"),
      let view = makeView(root)
    {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view = view
      self.view = view
      tint(view, root)
      if let flag = element.flag("viewRespectsSystemMinimumLayoutMargins") {
        controller.viewRespectsSystemMinimumLayoutMargins = flag
      }
      narrowOldMargins(of: root, in: controller)
      addOldGuides(of: element, to: controller)
    }
    for object in scene.objects where object !== scene.controller {
      makeObject(loader.resolve(object))
    }
    finish()
    loader.reportLeftovers(scene.objects)
  }

  /// Makes the view of a scene without a controller.
  func buildView(of scene: InterfaceScene) {
    if let element = scene.ownView.map(loader.resolve) { view = makeView(element) }
    for object in scene.objects where object !== scene.ownView {
      makeObject(loader.resolve(object))
    }
    finish()
    loader.reportLeftovers(scene.objects)
  }

  /// A view on its own, such as the content of a cell.
  func buildView(_ element: MarkupElement) {
    view = makeView(element)
    finish()
  }

  /// The topmost objects of a xib, connected with its owner and with objects that stand for its
  /// placeholders.
  func buildAll(
    _ elements: [MarkupElement], owner: AnyObject?, external: [String: Any]
  ) -> [AnyObject] {
    var made: [AnyObject] = []
    for element in elements.map(loader.resolve) {
      switch element["placeholderIdentifier"] {
      case nil: if let object = makeTopObject(element) { made.append(object) }
      case "IBFilesOwner": owner.map { adopt($0, as: element) }
      case "IBFirstResponder": makeObject(element)
      case let name?: external[name].map { adopt($0 as AnyObject, as: element) }
      }
    }
    finish()
    loader.reportLeftovers(elements)
    return made
  }

  private func makeTopObject(_ element: MarkupElement) -> AnyObject? {
    if ControllerKind.named(element.name) != nil {
      let scene = InterfaceScene(xibController: element)
      let controller = SceneBuilder(loader: loader).makeController(of: scene)
      if let id = element.id { objects[id] = controller }
      return controller
    }
    let count = topObjects.count
    makeObject(element)
    return topObjects.count > count ? topObjects.last : nil
  }

  /// Gives an object that was there before the connections that the file has for it.
  private func adopt(_ object: AnyObject, as element: MarkupElement) {
    if let object = object as? NSObject, element.holdsRuntimeAttributes {
      runtimeTargets.append((object, element))
    }
    if let id = element.id { objects[id] = object }
    connections += element.list("connections").map { ($0, object) }
  }

  /// Has something done when all objects are connected.
  func afterConnecting(_ work: @escaping () -> Void) {
    laterWork.append(work)
  }

  /// Keeps an object alive as long as the controller.
  func keep(_ object: AnyObject) {
    topObjects.append(object)
  }

  /// Joins the objects that were made.
  func finish() {
    activateConstraints()
    connectAll()
    for (object, element) in runtimeTargets {
      RuntimeAttributes.apply(to: object, element, builder: self)
    }
    runtimeTargets = []
    for work in laterWork { work() }
    laterWork = []
    origin?.embedChildren { self.object($0) as? UIView }
    let made = responders
    responders = []
    guard !loader.purpose.isOnCanvas else { return }
    for responder in made { responder.awakeFromNib() }
  }

  /// Before iOS 9 the margins of a controller's view did not grow with its width.
  private func narrowOldMargins(of root: MarkupElement, in controller: UIViewController) {
    guard loader.purpose.isOnCanvas, document.toolsVersion < CanvasRules.wideMarginTools,
      root.child(key: "layoutMargins") == nil
    else { return }
    controller.viewRespectsSystemMinimumLayoutMargins = false
    view?.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// Gives the view of an element the colour that the whole file is tinted with, unless it has
  /// one of its own.
  func tint(_ view: UIView, _ element: MarkupElement?) {
    guard !loader.purpose.isOnCanvas, let color = color(document.root, "tintColor"),
      element?.child("color", key: "tintColor") == nil
    else { return }
    view.tintColor = color
  }

  /// The strips that bars cover, by the names of before iOS 11.
  private func addOldGuides(of element: MarkupElement, to controller: UIViewController) {
    for guide in element.list("layoutGuides") {
      guard let id = guide.id else { continue }
      objects[id] =
        guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
    }
  }

  // MARK: Objects

  func register(_ object: AnyObject, as element: MarkupElement) {
    element.touch()
    if let object = object as? NSObject, element.holdsRuntimeAttributes,
      !loader.purpose.isOnCanvas
    {
      runtimeTargets.append((object, element))
    }
    if let id = element.id { objects[id] = object }
    if let responder = object as? UIResponder { responders.append(responder) }
    connections += element.list("connections").map { ($0, object) }
  }

  func register(_ guide: UILayoutGuide?, id: String) {
    objects[id] = guide
  }

  private func makeObject(_ element: MarkupElement) {
    switch element.name {
    case "placeholder":
      if element["placeholderIdentifier"] == "IBFirstResponder", let id = element.id {
        responderIDs.insert(id)
      }
    case "exit", "viewControllerPlaceholder", "navigationItem":
      break
    case "customObject":
      guard let object: NSObject = custom(element) else { return }
      register(object, as: element)
      topObjects.append(object)
    default:
      if let recognizer = GestureElements.make(element, builder: self) {
        register(recognizer, as: element)
        topObjects.append(recognizer)
      } else if RectValue.frame(of: element) != nil {
        if let view = makeView(element) { topObjects.append(view) }
      } else {
        warnOfUnknown(element)
      }
    }
  }

  /// An object of the app's own class, if that is known and suits.
  func custom<Object: NSObject>(_ element: MarkupElement) -> Object? {
    guard let name = element["customClass"], !loader.purpose.isOnCanvas else { return nil }
    guard let made = loader.registry.make(name) else {
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

  func addConstraints(_ elements: [MarkupElement], to view: UIView) {
    constraints += elements.map { ($0, view) }
  }

  func warnOfUnknown(_ element: MarkupElement) {
    element.excuse()
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
    for (element, owner) in connections {
      if let owner = owner ?? controller { connector.connect(element, of: owner) }
    }
    connector.finish()
    connections = []
  }
}
