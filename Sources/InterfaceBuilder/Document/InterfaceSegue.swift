import UIKit

/// A way from one scene to another, or a controller's hold on another.
public struct InterfaceSegue: Hashable, Sendable {
  /// How the other controller is shown.
  public enum Kind: String, Sendable {
    /// The controller is in the other one, as in a navigation or tab bar controller.
    case relationship
    /// In a view of the scene.
    case embed
    /// On top, by the navigation controller if there is one.
    case show
    /// In the detail place of a split view.
    case showDetail
    /// Over the screen.
    case presentation
    /// In a bubble.
    case popoverPresentation
    /// Back to a controller that was left.
    case unwind
    /// As the app's own class does it.
    case custom
  }

  /// Its id in the file.
  public let id: String
  /// How the other controller is shown.
  public let kind: Kind
  /// The id of the other controller; for `unwind` of the scene's exit.
  public let destination: String
  /// The name by which code performs it.
  public let identifier: String?
  /// The property that holds the other controller, such as `rootViewController`.
  public let relationship: String?
  /// How a presented controller covers the screen, as it is written in the file.
  public let modalPresentationStyle: String?
  /// How it comes in, as it is written in the file.
  public let modalTransitionStyle: String?
  /// Whether the change is to be seen.
  public let isAnimated: Bool
  /// The method of the controller to go back to.
  public let unwindAction: String?
  /// The app's own class of a `custom` segue.
  public let customClass: String?

  init?(_ element: MarkupElement) {
    guard let id = element.id, let destination = element["destination"] else { return nil }
    let name = element["kind"] ?? "custom"
    self.id = id
    self.destination = destination
    // The names before iOS 8.
    kind =
      switch name {
      case "push": .show
      case "modal": .presentation
      case "replace": .showDetail
      default: Kind(rawValue: name) ?? .custom
      }
    identifier = element["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    relationship = element["relationship"]
    modalPresentationStyle = element["modalPresentationStyle"]
    modalTransitionStyle = element["modalTransitionStyle"]
    isAnimated = element.flag("animates") ?? true
    unwindAction = element["unwindAction"]
    customClass = element["customClass"]
  }
}
