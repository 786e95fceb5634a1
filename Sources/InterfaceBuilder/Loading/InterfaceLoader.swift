import UIKit

/// Makes live objects of the scenes of an interface file.
@preconcurrency @MainActor
public final class InterfaceLoader {
  /// The file.
  public let document: InterfaceDocument
  /// What was said about parts that have no effect, each kind once.
  public private(set) var diagnostics: [InterfaceDiagnostic] = []

  let registry: InterfaceRegistry
  let purpose: LoadPurpose
  /// What covers the scenes on the canvas.
  private(set) lazy var insets = SceneInsets(document)
  private let strings: InterfaceStrings?
  private var reported: Set<String> = []

  /// A loader for a file. Classes, outlets and actions are looked up in `registry`; texts are
  /// replaced by those of `strings`.
  public convenience init(
    _ document: InterfaceDocument, registry: InterfaceRegistry? = nil,
    strings: InterfaceStrings? = nil
  ) {
    self.init(document, registry: registry, strings: strings, purpose: .running)
  }

  init(
    _ document: InterfaceDocument, registry: InterfaceRegistry?, strings: InterfaceStrings?,
    purpose: LoadPurpose
  ) {
    self.document = document
    self.registry = registry ?? InterfaceRegistry()
    self.strings = strings
    self.purpose = purpose
  }

  /// Makes the objects of a scene anew, under the size classes of the screen.
  public func load(_ scene: InterfaceScene) -> LoadedScene {
    let builder = SceneBuilder(loader: self)
    builder.build(scene)
    return LoadedScene(scene: scene, builder: builder)
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
    diagnostics.append(document.warning(at: element, message))
  }
}
