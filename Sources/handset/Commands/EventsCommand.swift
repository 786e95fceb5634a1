import Foundation
import Handset

/// `handset events SCENE`: the keyboard's notifications while the actions are done.
enum EventsCommand {
  @MainActor
  static func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(
      arguments, allowing: Option.setUp + Option.actions + [.editing, .json])
    let scene = try SceneArguments(parsed)
    let phone = try scene.makePhone()
    try scene.act(on: phone)
    phone.settle()
    let entries = phone.events.entries.filter { entry in
      if case .editing = entry { parsed.has(.editing) } else { true }
    }
    if parsed.has(.json) {
      try JSONOutput.print(entries)
    } else {
      Terminal.print(entries.map(\.description).joined(separator: "\n"))
    }
  }
}
