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

  @Test("the log tells of editing in the order that was chosen", arguments: [true, false])
  func editing(isObserved: Bool) throws {
    let outcome = try HandsetProgram.run(
      [
        "events", "login", "--editing", "--editing-order", isObserved ? "observed" : "documented",
        "--focus", "username", "--wait", "1000", "--blur",
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ") }
    let names = lines.map { String($0[1]) }
    let show = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]
    #expect(names.firstIndex(of: "didBeginEditing") == (isObserved ? 0 : 2), "\(names)")
    #expect(names.filter { show.contains($0) }.prefix(4) == show[...])
    #expect(names.contains("didEndEditing"))
    #expect(lines.contains { $0.last == "#username" })
  }

  @Test("a hardware keyboard, other places and the emoji panel are in the log")
  func switches() throws {
    let outcome = try HandsetProgram.run(
      [
        "events", "login", "--device", "ipad-mini-5", "--focus", "username", "--wait", "1000",
        "--switch-keyboard", "hardware", "--wait", "1000", "--switch-keyboard", "on", "--wait",
        "1000", "--placement", "undocked",
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    func times(_ from: Double) -> [String] {
      lines.filter { line in
        let time = Double(line.split(separator: " ")[0]) ?? -1
        return time >= from && time < from + 1000
      }.map { String($0.split(separator: " ")[1]) }
    }
    #expect(times(1000).contains("willChangeFrame") && times(2000).contains("willShow"))
    #expect(times(3000).contains("willHide"), "leaving the dock hides (FACTS 4.2)")
    let emoji = try HandsetProgram.run(
      ["events", "login", "--focus", "username", "--wait", "1000", "--emoji", "on"])
    #expect(emoji.output.contains("-> (0 468 393 384)"), "\(emoji.output)")
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

  @Test("a film shows what happens while its actions wait, and what interrupts it")
  func filmOfWaiting() throws {
    let folder = try TemporaryFolder()
    let film = folder.path("film")
    let outcome = try HandsetProgram.run(
      [
        "frames", "login", "--device", "iphone-se1", "--fps", "20", "--focus", "username", "--wait",
        "120", "--blur", "--wait", "1000", "--focus", "username", "--wait", "2000", "-o", film,
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let rows = try String(contentsOfFile: film + "/timeline.csv", encoding: .utf8)
      .split(separator: "\n").dropFirst().map { line in
        line.split(separator: ",", omittingEmptySubsequences: false).prefix(2).map {
          Double($0) ?? .nan
        }
      }
    #expect(rows.map { $0[0] } == rows.indices.map { Double($0) * 50 })
    #expect(rows.count == 64)
    let tops = rows.map { $0[1] }
    // It rises until the frame at 100 ms, goes down again, and rises at 1120 ms.
    #expect(tops[0] == 568 && tops[1] < 568 && tops[2] < tops[1])
    #expect(tops[5] > tops[3] && tops[20] == 568 && tops[22] == 568)
    #expect(tops[24] < 568 && tops[63] == 315)
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
