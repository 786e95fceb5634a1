import Devices
import Foundation
import Handset
import UIKit

/// Something that the command line does on a scene.
enum SceneAction {
  case focus(String)
  case tap(CGPoint)
  case type(String)

  /// - Throws: `Failure` with exit code 64 for a value that makes no sense.
  init?(_ given: ParsedArguments.Given) throws {
    switch given.option {
    case .focus: self = .focus(given.value)
    case .type: self = .type(given.value)
    case .tap:
      let numbers = given.value.split(separator: ",").map { Double($0) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite
      else {
        throw Failure.usage("--tap is X,Y in points, not \"\(given.value)\"")
      }
      self = .tap(CGPoint(x: x, y: y))
    default: return nil
    }
  }

  /// - Throws: `Failure` with exit code 64 for a view that does not exist or takes no focus.
  @MainActor
  func perform(on phone: Phone) throws {
    switch self {
    case .tap(let point):
      guard phone.application.screen.bounds.contains(point) else {
        let size = phone.application.screen.bounds.size
        throw Failure.usage(
          "--tap \(Int(point.x)),\(Int(point.y)) is not on the screen of "
            + "\(Int(size.width))x\(Int(size.height)) points")
      }
      phone.tap(at: point)
    case .type(let text):
      guard phone.focusedView is any UIKeyInput else {
        throw Failure.usage("--type: nothing has the focus; put --focus or --tap before it")
      }
      phone.type(text)
    case .focus(let identifier):
      guard let view = phone.view(withIdentifier: identifier) else {
        throw Failure.usage(
          "no view has the identifier \"\(identifier)\""
            + Suggestion.clause(for: identifier, in: phone.identifiers))
      }
      guard phone.focus(view) else {
        throw Failure.usage("the view \"\(identifier)\" does not take the focus")
      }
    }
  }
}
