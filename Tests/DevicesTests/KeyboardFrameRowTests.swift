import Devices
import Foundation
import Testing

@Suite struct KeyboardFrameRowTests {
  private func row(
    _ id: String, _ kind: String, _ look: KeyboardLook, landscape: Bool = false
  ) throws -> KeyboardFrameRow {
    let device = try packageCatalogue().device(named: id)
    return try #require(
      KeyboardFrameRow.rows(of: device).first {
        $0.kind == kind && $0.look == look && $0.orientation.isLandscape == landscape
      })
  }

  @Test func theRoundedLookHasItsMeasuredHeights() throws {
    let text = try row("iphone-13", "text", .rounded)
    #expect(text.frame == CGRect(x: 0, y: 536, width: 390, height: 308))
    #expect(text.grade == .measured)
    #expect(try row("iphone-13", "emoji", .rounded).frame.height == 388)
    #expect(try row("iphone-14-pro", "text+bar", .rounded).frame.height == 336)
    #expect(try row("iphone-14-pro", "text+bar", .rounded, landscape: true).frame.height == 202.5)
    #expect(try row("ipad-air", "text+bar", .rounded).frame.height == 337)
    #expect(try row("ipad-air", "text+bar", .rounded, landscape: true).frame.height == 421.5)
    #expect(try row("ipad-pro-13", "text+bar", .rounded).frame.height == 402.5)
  }

  @Test func whatNoTableTellsIsMarkedEstimated() throws {
    #expect(try row("iphone-8-plus", "text", .rounded).grade == .estimated)
    #expect(try row("iphone-8", "emoji", .classic).grade == .estimated)
    #expect(try row("ipad-mini-5", "floating", .classic).grade == .estimated)
    #expect(try row("ipad-mini-5", "split", .classic).grade == .estimated)
    #expect(try row("ipad-mini-5", "split", .classic).frame.height == 216)
  }

  @Test func whatTablesTellIsNotMarkedEstimated() throws {
    for id in ["iphone-x", "iphone-13", "iphone-14-pro", "iphone-17", "iphone-xr"] {
      for kind in ["text", "text+bar"] {
        #expect(try row(id, kind, .classic, landscape: true).grade == .table)
        #expect(try row(id, kind, .classic).grade != .estimated)
      }
      // FACTS 2.2 is sure of upright pads only.
      #expect(try row(id, "numberPad", .classic, landscape: true).grade == .estimated)
    }
    #expect(try row("iphone-x", "text", .classic).grade == .table)
    #expect(try row("iphone-x", "numberPad", .classic).grade == .table)
    #expect(try row("iphone-13", "numberPad", .classic).grade == .measured)
    #expect(try row("iphone-xr", "numberPad", .classic).grade == .estimated)
    for id in ["ipad-9", "ipad-10", "ipad-air", "ipad-pro-11", "ipad-pro-13"] {
      #expect(try row(id, "text+bar", .classic).grade == .table)
      #expect(try row(id, "text+bar", .classic, landscape: true).grade == .table)
    }
    #expect(try row("ipad-9", "hardware", .classic).grade == .table)
    #expect(try row("ipad-9", "text+bar14", .classic).frame.height == 313)
    #expect(try row("ipad-air", "text+bar14", .classic, landscape: true).frame.height == 418)
    #expect(try row("ipad-air", "text+bar14", .classic).grade == .table)
  }

  @Test func aWholeThatWasMeasuredIsSurerThanItsParts() throws {
    for landscape in [false, true] {
      let (text, whole) = (
        try row("iphone-14-pro", "text", .rounded, landscape: landscape),
        try row("iphone-14-pro", "text+bar", .rounded, landscape: landscape)
      )
      #expect(text.grade == .estimated && whole.grade == .measured)
    }
  }

  @Test(arguments: try packageCatalogue().ids())
  func everyFrameIsOnTheScreenOrReachesBelowIt(id: String) throws {
    let device = try packageCatalogue().device(named: id)
    let rows = KeyboardFrameRow.rows(of: device)
    #expect(rows.count >= (device.idiom == .phone ? 16 : 28))
    for row in rows {
      let screen = CGRect(origin: .zero, size: device.size(in: row.orientation))
      #expect(row.frame.minX >= 0 && row.frame.minY > 0 && row.frame.maxX <= screen.maxX)
      #expect(row.frame.minY < screen.maxY)
      if row.kind != "hardware" { #expect(row.frame.maxY <= screen.maxY) }
    }
  }
}
