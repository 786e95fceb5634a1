import Foundation
import QuartzCore
import Raster
import Testing

/// A real X server without a monitor, the built program, and real mouse and key events.
@Suite(.serialized)
struct XvfbTests {
  static let tools = ["Xvfb", "xdotool"].allSatisfy { tool in
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + tool)
  }

  @Test(
    "a click raises the keyboard, keys type, cut and paste, Ctrl+S saves what is seen",
    .enabled(if: tools, "needs Xvfb and xdotool"), .timeLimit(.minutes(2)))
  func clickTypeAndSave() throws {
    let server = try XServer()
    defer { server.stop() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "handset-xvfb-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try server.start(
      Bundle.main.bundleURL.appendingPathComponent("handset").path, ["run", "login"], in: folder)
    defer { program.end() }
    let window = try server.xdotool("search", "--sync", "--onlyvisible", "--name", "login")
      .split(separator: "\n").last.map(String.init)
    let id = try #require(window)
    let size = try server.windowSize(id)
    // The username field of the login scene: 393×852 points in a body of 18 points.
    let scale = min(size.width / 429, size.height / 888)
    try server.xdotool(
      "mousemove", "--window", id, "\(Int((18 + 196) * scale))", "\(Int((18 + 152) * scale))")
    try server.xdotool("click", "1")
    Thread.sleep(forTimeInterval: 1.5)
    try server.xdotool("type", "--delay", "60", "hello")
    Thread.sleep(forTimeInterval: 0.5)
    // What is cut comes back, by way of the server's clipboard.
    try server.xdotool("key", "--delay", "120", "ctrl+a", "ctrl+x", "ctrl+v", "ctrl+s")
    let picture = try waitForPicture(folder.appendingPathComponent("login-1.png"))
    #expect(picture.width == 1179)
    #expect(picture.height == 2556)
    // Tray of the keyboard beside the keys, and its absence just above.
    #expect(pixel(picture, x: 2, y: 516 * 3 + 200) == 0xFFD0_D3D9)
    #expect(pixel(picture, x: 2, y: 516 * 3 - 4) == 0xFFFF_FFFF)
    #expect(inkedPixels(picture, x: 27..<120, y: 135..<170) > 200)
  }

  private func waitForPicture(_ url: URL) throws -> CGImage {
    for _ in 0..<100 {
      if let picture = try? PNGDecoder.decode(path: url.path) { return picture }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return try PNGDecoder.decode(path: url.path)
  }

  private func pixel(_ picture: CGImage, x: Int, y: Int) -> UInt32 {
    picture.pixels[y * picture.width + x]
  }

  /// Dark pixels in a box given in points.
  private func inkedPixels(_ picture: CGImage, x: Range<Int>, y: Range<Int>) -> Int {
    (y.lowerBound * 3..<y.upperBound * 3).reduce(0) { count, row in
      count
        + (x.lowerBound * 3..<x.upperBound * 3).count { column in
          pixel(picture, x: column, y: row) & 0xFF < 0x60
        }
    }
  }
}
