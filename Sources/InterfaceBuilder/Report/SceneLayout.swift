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
  /// Every view of the scene that has a stored frame, from the outside in.
  public let views: [ViewLayout]
  /// The same for contents of cells, headers and footers, each laid out on its own.
  public let cells: [[ViewLayout]]

  /// How far a frame may be off and still count as right, in points. Interface Builder stores
  /// some heights in whole points that are not.
  public static let tolerance: CGFloat = 1

  /// Whether every view is where it was stored.
  public var isRight: Bool { wrongViews.isEmpty }

  /// The views that are more than a point off.
  public var wrongViews: [ViewLayout] {
    views.filter { $0.off > Self.tolerance + 1e-3 }
  }
}
