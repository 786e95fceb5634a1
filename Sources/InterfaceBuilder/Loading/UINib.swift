import UIKit

/// The objects of a xib, made anew at each use.
///
/// Classes, outlets and actions are looked up in a registry, by default in
/// `InterfaceRegistry.shared`.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What can be handed to the objects of a xib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the key.
    public let rawValue: String

    /// A key by Apple's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects for the xib's external objects, by their identifiers: `[String: Any]`.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let loader: InterfaceLoader

  /// A nib of a file that was read.
  public init(_ document: InterfaceDocument, registry: InterfaceRegistry = .shared) {
    loader = InterfaceLoader(document, registry: registry)
  }

  /// The nib `name`.xib in one of `UIStoryboard.folders` or in a bundle, the main one with `nil`.
  /// That there is none, or that it cannot be read, is an error of the program, as in UIKit.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    guard let url = InterfaceFiles.find("\(name).xib", in: bundleOrNil) else {
      preconditionFailure("Could not find a nib named '\(name)'")
    }
    do {
      self.init(try InterfaceDocument(contentsOf: url))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// What was said about parts that have no effect, each kind once.
  public var diagnostics: [InterfaceDiagnostic] { loader.diagnostics }

  /// Makes the topmost objects, in the order of the file, and connects them with their owner.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    SceneBuilder(loader: loader).buildAll(
      loader.document.topObjects, owner: ownerOrNil.map { $0 as AnyObject },
      external: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
  }
}

extension Bundle {
  /// Makes the topmost objects of `name`.xib and connects them with their owner.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
