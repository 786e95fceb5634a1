import UIKit

/// The scenes of a storyboard, whose controllers are made anew at each use.
///
/// Classes, outlets and actions are looked up in a registry, by default in
/// `InterfaceRegistry.shared`.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Folders in which storyboards and xibs are looked for by name, before the bundle's.
  public static var folders: [URL] = [] {
    didSet { NibViews.install() }
  }

  private let loader: InterfaceLoader

  /// A storyboard of a file that was read. With a language, such as `de`, texts are those of the
  /// strings file beside it.
  public init(
    _ document: InterfaceDocument, registry: InterfaceRegistry = .shared, language: String? = nil
  ) {
    loader = InterfaceLoader(document, registry: registry, language: language)
    super.init()
    loader.storyboard = self
  }

  /// The storyboard in a file.
  public convenience init(contentsOf url: URL, registry: InterfaceRegistry = .shared) throws {
    self.init(try InterfaceDocument(contentsOf: url), registry: registry)
  }

  /// The storyboard `name`.storyboard in one of the folders or in a bundle, the main one with
  /// `nil`. That there is none, or that it cannot be read, is an error of the program, as in
  /// UIKit.
  public convenience init(name: String, bundle: Bundle?) {
    guard let url = InterfaceFiles.find("\(name).storyboard", in: bundle) else {
      preconditionFailure("Could not find a storyboard named '\(name)'")
    }
    do {
      try self.init(contentsOf: url)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// What was said about parts that have no effect, each kind once.
  public var diagnostics: [InterfaceDiagnostic] { loader.diagnostics }

  /// The app's first controller, made anew; `nil` where the file names none.
  open func instantiateInitialViewController() -> UIViewController? {
    loader.instantiateInitialViewController()
  }

  /// The controller with an identifier, made anew. That there is none is an error of the
  /// program, as in UIKit.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let controller = loader.instantiateViewController(withIdentifier: identifier) else {
      preconditionFailure(
        "Storyboard doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }
}

extension UIViewController {
  /// The storyboard that the controller was made from.
  public var storyboard: UIStoryboard? { (interfaceOrigin as? SceneOrigin)?.storyboard }
}
