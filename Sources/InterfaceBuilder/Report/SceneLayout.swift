import UIKit

/// A scene after layout, compared with what its file stores.
public struct SceneLayout: Sendable {
  /// The file, as it was named.
  public let file: String
  /// The scene's id.
  public let scene: String
  /// The name of the canvas device in the file; empty where there is none.
  public let device: String
  /// Why the comparison says nothing; `nil` for a scene that was compared.
  public let reason: String?
  /// Every view of the scene that has a stored frame, from the outside in, without what is laid
  /// out on its own.
  public let views: [ViewLayout]
  /// Contents of cells, headers and footers, each laid out on its own.
  public let cells: [CellLayout]

  /// Every view, those of cells last.
  public var allViews: [ViewLayout] { views + cells.flatMap(\.views) }

  /// How far a frame may be off and still count as right, in points. Interface Builder stores
  /// some heights in whole points that are not.
  public static let tolerance: CGFloat = 1

  /// Whether every view is where it was stored.
  public var isRight: Bool { wrongViews.isEmpty }

  /// The views that are more than a point off.
  public var wrongViews: [ViewLayout] {
    let fair = views + cells.filter { $0.reason == nil }.flatMap(\.views)
    return fair.filter { $0.off > Self.tolerance + 1e-3 }
  }
}
