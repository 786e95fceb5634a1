import Foundation
import Handset

/// `handset events SCENE`: the keyboard's notifications while the actions are done.
enum EventsCommand {
  @MainActor
  static func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, allowing: Option.setUp + Option.actions + [.json])
    let scene = try SceneArguments(parsed)
    let phone = try scene.makePhone()
    try scene.act(on: phone)
    phone.settle()
    let events = phone.events.events
    if parsed.has(.json) {
      try JSONOutput.print(events)
    } else {
      Terminal.print(events.map(\.line).joined(separator: "\n"))
    }
  }
}

extension KeyboardEvent {
  /// `t ms  name  begin -> end  duration`.
  fileprivate var line: String {
    let time = String(format: "%8.1f", self.time * 1000)
    let name = self.name.padding(toLength: 15, withPad: " ", startingAt: 0)
    return "\(time)  \(name)  \(Self.text(begin)) -> \(Self.text(end))  "
      + "\(Self.text(duration)) s, curve \(curve)"
  }

  private static func text(_ rect: CGRect) -> String {
    "(" + [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " ") + ")"
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String((number * 1000).rounded() / 1000)
  }
}
