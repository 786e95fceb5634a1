import Handset
import HandsetWindow

/// `handset run [SCENE]`: the phone in a window.
enum RunCommand {
  @MainActor
  static func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, allowing: Option.setUp)
    let scene = try SceneArguments(parsed, defaultScene: "login")
    try PhoneWindow.run(
      scene.phoneConfiguration, equipment: scene.equipment, title: scene.scene.id,
      makeRoot: scene.scene.makeController)
  }
}
