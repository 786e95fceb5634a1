import Foundation
import Testing

@Suite("handset keyboards --likeness")
struct LikenessCommandTests {
  @Test(
    "tells of a damaged picture and one of another size in one line each, and compares the rest")
  func damagedPicturesDoNotStopTheOthers() throws {
    let folder = try TemporaryFolder()
    let drawn = try HandsetProgram.run([
      "keyboards", "--device", "iphone-se-3", "--predictive", "off", "-o",
      folder.path("iphone-se-3-letters.png"),
    ])
    #expect(drawn.status == 0)
    try FileManager.default.copyItem(
      atPath: folder.path("iphone-se-3-letters.png"),
      toPath: folder.path("iphone-13-pro-letters.png"))
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.path("iphone-8-emoji.png")))
    let result = try HandsetProgram.run([
      "keyboards", "--likeness", folder.url.path, "-o", folder.path("out"),
    ])
    #expect(result.status == 65)
    #expect(result.output.contains("iphone-se-3-letters"))
    #expect(result.output.contains("estimated") && result.output.contains("flat"))
    let complaints = result.errors.split(separator: "\n")
    #expect(complaints.count == 3)
    #expect(complaints[0].contains("iphone-13-pro-letters.png: the picture has 750x1334 pixels"))
    #expect(complaints[1].contains("iphone-8-emoji.png: not a readable PNG"))
    #expect(complaints[2].contains("2 pictures cannot be compared"))
    for name in ["side-by-side", "difference", "ground"] {
      let file = folder.path("out/iphone-se-3-letters-\(name).png")
      #expect(FileManager.default.fileExists(atPath: file))
    }
  }
}
