import UIKit

/// Makes live objects of the scenes of an interface file.
@preconcurrency @MainActor
public final class InterfaceLoader {
  /// The file.
  public let document: InterfaceDocument
  /// What was said about parts of this file, and of those that it leads to, that have no effect,
  /// each kind once.
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
  /// Whether the file as a whole has been looked at.
  private var isChecked = false
  /// Elements that were looked through for what was not understood.
  private var looked: Set<ObjectIdentifier> = []
  /// What is still to be said about the texts of the language.
  private var notesOnTexts: [InterfaceDiagnostic]

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
    let texts =
      strings == nil ? language.map { surroundings.texts(of: document, language: $0) } : nil
    self.strings = strings ?? texts?.strings
    notesOnTexts = texts?.notes ?? []
  }

  /// Makes the objects of a scene anew, under the size classes of the screen. The view of its
  /// controller is made when it is first asked for.
  public func load(_ scene: InterfaceScene) -> LoadedScene {
    checkDocument()
    notesOnTexts.forEach(note)
    notesOnTexts = []
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

  /// Says what is wrong with the file as a whole, once.
  private func checkDocument() {
    guard !isChecked else { return }
    isChecked = true
    for element in document.index.repeated {
      warn(
        "id \(element.id ?? "")", at: element,
        "the id \(element.id ?? "") is given twice; the last one counts")
    }
    if let device = document.root.child("device"), let id = device.id, id != document.canvas?.id {
      let name = document.canvas?.id ?? ""
      warn("device", at: device, "the device \(id) is not known; \(name) stands for it")
    }
    if let id = document.root["initialViewController"], document.initialScene == nil {
      warn("initial controller", at: document.root, "there is no controller \(id) to begin with")
    }
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
    note(document.warning(at: element, message))
  }

  /// Passes on what was said about this file or one that it leads to.
  func note(_ diagnostic: InterfaceDiagnostic) {
    guard !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
    onDiagnostic?(diagnostic)
  }

  /// Says of which parts of an element nothing was made. On the canvas, where only frames
  /// count, nothing is said.
  func reportLeftovers(_ elements: [MarkupElement]) {
    guard !purpose.isOnCanvas else { return }
    for element in elements where looked.insert(ObjectIdentifier(element)).inserted {
      Leftovers(loader: self).report(element)
    }
  }

  /// Says that an element names something that is nowhere, unless it is in the file and was
  /// left out.
  func warnOfMissing(_ id: String?, at element: MarkupElement) {
    guard let id, !document.index.contains(id) else { return }
    warn("missing \(id)", at: element, "<\(element.name)> names \(id), which is nowhere")
  }
}
