import UIKit

/// A screen that can be run by name.
public struct GalleryScene: Sendable {
  /// What a scene does for what is typed into while the docked keyboard is up.
  public enum Promise: Sendable {
    /// It is wholly in sight above the keyboard where it fits, of long text the line of the
    /// caret, and stays where it is if the keyboard leaves it clear.
    case inSight
    /// The whole screen is up by exactly the height that the keyboard announces, whether that
    /// helps or not.
    case shifted
  }

  /// The name on the command line.
  public let id: String
  /// What it shows, in one line.
  public let summary: String
  /// What it does for what is typed into.
  public let promise: Promise
  /// Makes its first controller.
  public let makeController: @MainActor @Sendable () -> UIViewController

  init(
    _ id: String, _ summary: String, promise: Promise = .inSight,
    makeController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.id = id
    self.summary = summary
    self.promise = promise
    self.makeController = makeController
  }
}
