import Foundation
import Testing

struct OutputTests {
  @Test("two processes write the same bytes")
  func sameBytes() throws {
    let folder = try TemporaryFolder()
    let arguments = ["shot", "login", "--focus", "username", "--at", "283"]
    for name in ["one.png", "two.png"] {
      let outcome = try HandsetProgram.run(arguments + ["-o", folder.path(name)])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output == folder.path(name) + "\n")
    }
    let one = try Data(contentsOf: URL(fileURLWithPath: folder.path("one.png")))
    let two = try Data(contentsOf: URL(fileURLWithPath: folder.path("two.png")))
    #expect(one == two)
    #expect(one.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("a frame drawn alone equals the same frame of a film")
  func frameAlone() throws {
    let folder = try TemporaryFolder()
    let film = folder.path("film")
    let filmed = try HandsetProgram.run(
      ["frames", "login", "--device", "iphone-se1", "--fps", "50", "-o", film])
    #expect(filmed.status == 0, "\(filmed.errors)")
    let alone = folder.path("alone.png")
    let shot = try HandsetProgram.run(
      [
        "shot", "login", "--device", "iphone-se1", "--focus", "username", "--at", "340", "-o",
        alone,
      ])
    #expect(shot.status == 0, "\(shot.errors)")
    let inFilm = try Data(contentsOf: URL(fileURLWithPath: film + "/frame-0017.png"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: alone)) == inFilm)
  }

  @Test("the log of events follows a script")
  func events() throws {
    let outcome = try HandsetProgram.run(
      [
        "events", "login", "--focus", "username", "--wait", "1000", "--rotate", "landscape",
        "--wait", "1000", "--blur",
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    let names = lines.map { String($0.split(separator: " ")[1]) }
    let show = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]
    let hide = ["willChangeFrame", "willHide", "didChangeFrame", "didHide"]
    #expect(names == show + hide + show + hide)
    #expect(
      lines.first
        == "     0.0  willChangeFrame  (0 852 393 336) -> (0 516 393 336)  0.25 s, curve 7")
  }

  @Test("a film has one row a frame and leaves nothing else behind")
  func film() throws {
    let folder = try TemporaryFolder()
    let film = folder.path("film")
    for _ in 0..<2 {
      let outcome = try HandsetProgram.run(
        ["frames", "form", "--device", "iphone-se1", "--fps", "20", "--hide", "-o", film])
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: film).sorted()
    let table = try String(contentsOfFile: film + "/timeline.csv", encoding: .utf8)
      .split(separator: "\n")
    #expect(
      table.first
        == "t_ms,keyboard_top,field_x,field_y,field_width,field_height,overlap,content_offset")
    #expect(names.count == table.count)
    #expect(names.last == "timeline.csv")
    #expect(table.contains { $0.hasPrefix("0,568,") })
    #expect(table.last?.split(separator: ",").dropFirst().first == "568")
  }

  @Test("a film that cannot be written leaves no folder")
  func nothingHalfWritten() throws {
    let folder = try TemporaryFolder()
    let outcome = try HandsetProgram.run(
      ["frames", "login", "--focus", "nobody", "-o", folder.path("film")])
    #expect(outcome.status == 64)
    #expect(folder.contents.isEmpty)
  }

  @Test("the tree is JSON on request and never contains what was typed in secret")
  func tree() throws {
    let outcome = try HandsetProgram.run(
      ["tree", "login", "--focus", "password", "--type", "hunter2", "--json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let tree = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect(tree is [String: Any])
    #expect(outcome.output.contains("\"secure\" : true"))
    #expect(!outcome.output.contains("hunter2"))
    let text = try HandsetProgram.run(
      ["tree", "login", "--focus", "password", "--type", "hunter2"])
    #expect(text.output.contains("focused"))
    #expect(!text.output.contains("hunter"))
  }

  @Test("devices are listed for people and for programs")
  func devices() throws {
    let text = try HandsetProgram.run(["devices"])
    #expect(text.output.split(separator: "\n").count >= 30)
    #expect(text.output.contains("iphone-14-pro"))
    let json = try HandsetProgram.run(["devices", "--json"])
    let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(list?.count ?? 0 >= 30)
  }
}
