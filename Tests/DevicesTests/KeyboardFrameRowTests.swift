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
    #expect(try row("ipad-mini-5", "split", .classic).grade == .table)
    #expect(try row("ipad-mini-5", "split", .classic).frame.height == 216)
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
