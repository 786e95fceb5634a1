import Handset
import Raster

/// `handset shot SCENE -o F.png`: one picture.
enum ShotCommand {
  private struct Result: Encodable {
    var file: String
    var width: Int
    var height: Int
    var milliseconds: Double
  }

  @MainActor
  static func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(
      arguments, allowing: Option.setUp + Option.actions + [.at, .body, .output, .json])
    let milliseconds = try parsed.number(.at, in: 0...3_600_000)
    let scene = try SceneArguments(parsed)
    let file = parsed.value(.output) ?? scene.scene.id + ".png"
    let phone = try scene.makePhone(at: milliseconds)
    let screen = PhoneCamera(equipment: scene.equipment).picture(of: phone)
    let picture =
      parsed.has(.body)
      ? PhoneFrame(equipment: scene.equipment).picture(of: phone, screen: screen) : screen
    let png = try PNGEncoder.encode(picture, channels: parsed.has(.body) ? .rgba : .rgb)
    guard file != "-" else {
      Terminal.print(png)
      return
    }
    try PNGEncoder.write(png, to: file)
    if parsed.has(.json) {
      try JSONOutput.print(
        Result(
          file: file, width: picture.width, height: picture.height,
          milliseconds: phone.time * 1000))
    } else {
      Terminal.print(file)
    }
  }
}
