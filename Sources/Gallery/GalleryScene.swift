import UIKit

/// A screen that can be run by name.
public struct GalleryScene: Sendable {
  /// The name on the command line.
  public let id: String
  /// What it shows, in one line.
  public let summary: String
  /// Makes its first controller.
  public let makeController: @MainActor @Sendable () -> UIViewController

  init(
    _ id: String, _ summary: String,
    makeController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.id = id
    self.summary = summary
    self.makeController = makeController
  }
}
