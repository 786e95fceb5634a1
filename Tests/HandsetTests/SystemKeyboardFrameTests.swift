import Devices
import Foundation
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("The frame of the keyboard")
struct SystemKeyboardFrameTests {
  nonisolated static let table = sharedFacts("keyboards.csv")

  @Test(
    "has the height of the table on every device",
    .enabled(if: table != nil, "../shared is not there"))
  func heightsAreThoseOfTheTable() throws {
    let rows = try CommaTable(try #require(Self.table))
    let states: [String: (UIKeyboardType, Bool)] = [
      "text": (.default, false), "text+predictive": (.default, true),
      "numberPad": (.numberPad, true), "text+bar": (.default, true),
    ]
    var count = 0
    for row in rows.rows {
      guard let state = states[row["keyboard"] ?? ""],
        ["ios12-18", "ipados15-26"].contains(row["os_look"] ?? ""),
        let id = row["device_id"], let height = row["height_pt"].flatMap(Double.init)
      else { continue }
      let stand = try KeyboardStand(
        id, orientation: row["orientation"] == "landscape" ? .landscapeRight : .portrait,
        settings: KeyboardSettings(isPredictive: state.1))
      stand.input.keyboardType = state.0
      let frame = try #require(stand.keyboard.keyboardFrame(for: stand.input))
      let title = "\(id), \(row["orientation"] ?? ""), \(row["keyboard"] ?? "")"
      #expect(frame.height == CGFloat(height), "\(title)")
      #expect(frame.maxY == stand.application.screen.bounds.maxY)
      #expect(frame.width == stand.application.screen.bounds.width)
      count += 1
    }
    #expect(count > 80)
  }

  @Test("loses the bar for secure entry and where no words are wanted")
  func barDependsOnInput() throws {
    let stand = try KeyboardStand(settings: KeyboardSettings())
    #expect(stand.keyboard.keyboardFrame(for: stand.input)?.height == 336)
    stand.input.isSecureTextEntry = true
    #expect(stand.keyboard.keyboardFrame(for: stand.input)?.height == 291)
    stand.input.isSecureTextEntry = false
    stand.input.autocorrectionType = .no
    #expect(stand.keyboard.keyboardFrame(for: stand.input)?.height == 291)
    stand.input.autocorrectionType = .yes
    stand.input.keyboardType = .decimalPad
    #expect(stand.keyboard.keyboardFrame(for: stand.input)?.height == 291)
  }

  @Test("is nothing on a phone with a hardware keyboard, and only the bar on a tablet")
  func hardwareKeyboardLeavesTheBar() throws {
    let hardware = KeyboardSettings(mode: .hardware)
    let phone = try KeyboardStand(settings: hardware).focus()
    #expect(phone.application.keyboard.shownFrame == nil)
    phone.keyboard.typeFromHost("still typed")
    #expect(phone.input.text == "still typed")

    let tablet = try KeyboardStand("ipad-mini-5", settings: hardware).focus()
    let docked = try #require(
      {
        tablet.keyboard.settings.mode = .software
        return tablet.keyboard.keyboardFrame(for: tablet.input)
      }())
    #expect(
      tablet.application.keyboard.shownFrame
        == CGRect(x: 0, y: 969, width: 768, height: docked.height))
    tablet.application.keyboard.update()
    #expect(tablet.application.keyboard.shownFrame == docked)
  }

  @Test("is nothing while the software keyboard is switched off")
  func switchedOffShowsNothing() throws {
    let stand = try KeyboardStand(settings: KeyboardSettings(mode: .off)).focus()
    #expect(stand.application.keyboard.shownFrame == nil)
    stand.keyboard.typeFromHost("a\nb")
    #expect(stand.input.text == "ab")
    #expect(stand.input.returns == 1)
  }

  @Test("takes the touches inside it and leaves those outside to the app")
  func windowLetsTouchesThrough() throws {
    let stand = try KeyboardStand().focus()
    let window = stand.keyboardWindow
    #expect(window.windowLevel > .normal && window.windowLevel < .statusBar)
    #expect(window.hitTest(CGPoint(x: 100, y: 400), with: nil) == nil)
    #expect(
      window.hitTest(CGPoint(x: 100, y: 700), with: nil) === stand.keyboard.keyboardView)
    stand.input.resignFirstResponder()
    stand.settle()
    #expect(window.hitTest(CGPoint(x: 100, y: 700), with: nil) == nil)
  }
}

/// A file of the facts beside the package, or `nil` where there is none.
func sharedFacts(_ name: String) -> URL? {
  sharedFile("facts/" + name)
}

/// A file in `../shared`, counted from the package, or `nil` where there is none.
func sharedFile(_ path: String) -> URL? {
  let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let file = package.deletingLastPathComponent().appendingPathComponent("shared/" + path)
  return FileManager.default.fileExists(atPath: file.path) ? file : nil
}

/// A table of values separated by commas, with a line of names on top.
struct CommaTable {
  var rows: [[String: String]]

  init(_ file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
    let names = lines.first.map(Self.cells) ?? []
    rows = lines.dropFirst().map { line in
      Dictionary(zip(names, Self.cells(line)), uniquingKeysWith: { first, _ in first })
    }
  }

  private static func cells(_ line: Substring) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    return cells
  }
}
