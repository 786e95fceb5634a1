/// The commands that work on scenes and devices.
enum CommandName: String, CaseIterable {
  case run
  case shot
  case frames
  case tree
  case events
  case devices
  case keyboards
  case layout

  static var names: [String] { allCases.map(\.rawValue) + ["help", "version"] }

  @MainActor
  func run(_ arguments: [String]) throws {
    switch self {
    case .run: try RunCommand.run(arguments)
    case .shot: try ShotCommand.run(arguments)
    case .frames: try FramesCommand.run(arguments)
    case .tree: try TreeCommand.run(arguments)
    case .events: try EventsCommand.run(arguments)
    case .devices: try DevicesCommand.run(arguments)
    case .keyboards: try KeyboardsCommand.run(arguments)
    case .layout: try LayoutCommand.run(arguments)
    }
  }
}
