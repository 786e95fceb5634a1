import Devices
import Foundation
import Handset
import UIKit

/// Something that the command line does on a scene.
enum SceneAction {
  case focus(String)
  case tap(CGPoint)
  case type(String)
  case blur
  case rotate(Orientation)
  case drag(from: CGPoint, to: CGPoint)
  /// Seconds.
  case wait(TimeInterval)
  case background
  case foreground
  /// What types from now on.
  case keyboard(KeyboardSettings.Mode)
  /// Where a tablet's keyboard goes.
  case placement(KeyboardPlacement)
  case emoji(Bool)

  /// - Throws: `Failure` with exit code 64 for a value that makes no sense.
  init?(_ given: ParsedArguments.Given) throws {
    switch given.option {
    case .focus: self = .focus(given.value)
    case .type: self = .type(given.value)
    case .blur: self = .blur
    case .background: self = .background
    case .foreground: self = .foreground
    case .switchKeyboard: self = .keyboard(try given.choice(KeyboardChoice.self).mode)
    case .placement: self = .placement(try given.choice(KeyboardPlacement.self))
    case .emoji: self = .emoji(try given.choice(Switch.self) == .on)
    case .tap:
      let numbers = try Self.numbers(given, count: 2, form: "X,Y in points")
      self = .tap(CGPoint(x: numbers[0], y: numbers[1]))
    case .drag:
      let numbers = try Self.numbers(given, count: 4, form: "X,Y,X,Y in points")
      self = .drag(
        from: CGPoint(x: numbers[0], y: numbers[1]), to: CGPoint(x: numbers[2], y: numbers[3]))
    case .wait:
      let numbers = try Self.numbers(given, count: 1, form: "milliseconds")
      guard (0...3_600_000).contains(numbers[0]) else {
        throw Failure.usage(
          "--wait is from 0 to 3600000 milliseconds, which is an hour, not \"\(given.value)\"")
      }
      self = .wait(numbers[0] / 1000)
    case .rotate:
      self = .rotate(try given.choice(OrientationChoice.self).orientation)
    default: return nil
    }
  }

  private static func numbers(
    _ given: ParsedArguments.Given, count: Int, form: String
  ) throws -> [Double] {
    let numbers = given.value.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == count, given.value.split(separator: ",").count == count else {
      throw Failure.usage("\(given.option.rawValue) is \(form), not \"\(given.value)\"")
    }
    return numbers
  }

  /// - Throws: `Failure` with exit code 64 for a view that does not exist or takes no focus.
  @MainActor
  func perform(on phone: Phone) throws {
    switch self {
    case .tap(let point):
      try check(point, "--tap", on: phone)
      phone.tap(at: point)
    case .drag(let start, let end):
      try check(start, "--drag", on: phone)
      phone.drag(from: start, to: end)
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
    case .blur: phone.blur()
    case .rotate(let orientation):
      guard orientation != .portraitUpsideDown || phone.device.turnsUpsideDown else {
        throw Failure.usage("\(phone.device.name) does not turn upside down")
      }
      phone.rotate(to: orientation)
    case .wait(let seconds): phone.advance(by: seconds)
    case .background: phone.enterBackground()
    case .foreground: phone.enterForeground()
    case .keyboard(let mode):
      var settings = phone.keyboard.settings
      settings.mode = mode
      phone.setKeyboard(settings)
    case .placement(let placement):
      let offered = phone.device.keyboard.placements
      guard offered.contains(placement) else {
        throw Failure.usage(
          "the keyboard of \(phone.device.name) is never \(placement.rawValue); it is "
            + offered.map(\.rawValue).joined(separator: ", "))
      }
      var settings = phone.keyboard.settings
      settings.placement = placement
      phone.setKeyboard(settings)
    case .emoji(let isOn):
      guard phone.focusedView is any UIKeyInput else {
        throw Failure.usage("--emoji: nothing has the focus; put --focus or --tap before it")
      }
      phone.perform { phone.keyboard.setEmoji(isOn) }
    }
  }

  @MainActor
  private func check(_ point: CGPoint, _ option: String, on phone: Phone) throws {
    let screen = phone.application.screen.bounds
    guard !screen.contains(point) else { return }
    throw Failure.usage(
      "\(option) \(Int(point.x)),\(Int(point.y)) is not on the screen of "
        + "\(Int(screen.width))x\(Int(screen.height)) points")
  }
}
