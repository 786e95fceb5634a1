import UIKit

/// The views of a xib, made anew at each use.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let document: InterfaceDocument
  private let registry: InterfaceRegistry?

  /// A nib of a file that was read. Classes, outlets and actions are looked up in `registry`.
  public init(_ document: InterfaceDocument, registry: InterfaceRegistry? = nil) {
    self.document = document
    self.registry = registry
  }

  /// Makes the topmost views and connects them with their owner.
  open func instantiate(withOwner owner: AnyObject?) -> [UIView] {
    let loader = InterfaceLoader(document, registry: registry)
    guard let first = document.scenes.first else { return [] }
    let builder = SceneBuilder(loader: loader)
    return builder.buildAll(first.objects, owner: owner)
  }
}
