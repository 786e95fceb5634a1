import UIKit

/// Makes live objects of the scenes of an interface file.
@preconcurrency @MainActor
public final class InterfaceLoader {
  /// The file.
  public let document: InterfaceDocument
  /// What was said about parts that have no effect, each kind once.
  public private(set) var diagnostics: [InterfaceDiagnostic] = []
  /// Hears of every further diagnostic as it is made.
  public var onDiagnostic: ((InterfaceDiagnostic) -> Void)?

  /// Whether tables that no code supplies show each of their prototypes once.
  public var showsPrototypes = false

  let registry: InterfaceRegistry
  let purpose: LoadPurpose
  let surroundings: InterfaceSurroundings
  /// The storyboard for which objects are made.
  weak var storyboard: UIStoryboard?
  /// What covers the scenes on the canvas.
  private(set) lazy var insets = SceneInsets(document)
  /// What the file says of pictures and colours, with what lies beside it.
  private(set) lazy var resources: InterfaceResources = {
    var resources = document.resources
    if !purpose.isOnCanvas { resources.assets = surroundings.assets }
    return resources
  }()

  private let strings: InterfaceStrings?
  let language: String?
  private var reported: Set<String> = []

  /// A loader for a file. Classes, outlets and actions are looked up in `registry`; texts are
  /// replaced by those of `strings`, or with a language such as `de` by those of the strings
  /// file beside the file.
  public convenience init(
    _ document: InterfaceDocument, registry: InterfaceRegistry? = nil,
    strings: InterfaceStrings? = nil, language: String? = nil
  ) {
    self.init(
      document, registry: registry, strings: strings, language: language, purpose: .running)
  }

  init(
    _ document: InterfaceDocument, registry: InterfaceRegistry?, strings: InterfaceStrings?,
    language: String? = nil, purpose: LoadPurpose, surroundings: InterfaceSurroundings? = nil
  ) {
    self.document = document
    self.registry = registry ?? InterfaceRegistry()
    self.purpose = purpose
    let surroundings = surroundings ?? InterfaceSurroundings(of: document)
    self.surroundings = surroundings
    self.language = language
    self.strings =
      strings ?? language.flatMap { surroundings.strings(of: document, language: $0) }
  }

  /// Makes the objects of a scene anew, under the size classes of the screen. The view of its
  /// controller is made when it is first asked for.
  public func load(_ scene: InterfaceScene) -> LoadedScene {
    let builder = SceneBuilder(loader: self)
    guard scene.controller != nil else {
      builder.buildView(of: scene)
      return LoadedScene(scene: scene, controller: nil, builder: builder)
    }
    return LoadedScene(
      scene: scene, controller: builder.makeController(of: scene), builder: builder)
  }

  /// The app's first controller, made anew.
  public func instantiateInitialViewController() -> UIViewController? {
    document.initialScene.flatMap { load($0).controller }
  }

  /// The controller with a storyboard identifier, made anew.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController? {
    document.scenes.first { $0.storyboardIdentifier == identifier }
      .flatMap { load($0).controller }
  }

  // MARK: For builders

  /// The element as it is under the size classes of the screen and in the language of the
  /// strings.
  func resolve(_ element: MarkupElement) -> MarkupElement {
    guard strings != nil || element.holdsVariations else { return element }
    let traits = purpose.isOnCanvas ? document.canvasTraits : UIScreen.main.traitCollection
    let variations = SizeClassVariations(
      horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    let resolved = variations.resolve(element)
    strings?.apply(to: resolved)
    return resolved
  }

  /// Says something about an element, once for every `kind`.
  func warn(_ kind: String, at element: MarkupElement, _ message: String) {
    guard reported.insert(kind).inserted else { return }
    let diagnostic = document.warning(at: element, message)
    diagnostics.append(diagnostic)
    onDiagnostic?(diagnostic)
  }

  /// Says that attributes of an element have no effect, if it has them. On the canvas, where
  /// only frames count, nothing is said.
  func noteIgnored(_ element: MarkupElement, _ attributes: [String]) {
    guard !purpose.isOnCanvas else { return }
    for name in attributes where element[name] != nil {
      warn(
        "attribute \(element.name).\(name)", at: element,
        "\(name) of <\(element.name)> has no effect")
    }
  }
}
