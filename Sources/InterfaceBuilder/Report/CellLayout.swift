import UIKit

/// What is laid out on its own inside a scene, such as the content of a cell, compared with what
/// the file stores.
public struct CellLayout: Sendable {
  /// Its views that have a stored frame, from the outside in.
  public let views: [ViewLayout]
  /// Why the comparison says nothing; `nil` where there was one.
  public let reason: String?
}
