import Devices
import Foundation
import Testing

@Suite struct StatusBarTests {
  private func deviation(_ rect: CGRect, _ x: Double, _ y: Double, _ maxX: Double) -> Double {
    max(abs(rect.minX - x), abs(rect.minY - y), abs(rect.maxX - maxX))
  }

  @Test func measuredGlyphsAreWhereTheyWereMeasured() throws {
    let notch = try packageCatalogue().device(id: "iphone-13").statusBar
    #expect(notch.confidence == .measured)
    #expect(notch.time.place == .middle(51.7))
    #expect(notch.time.baseline == 30.33)
    let signal = try #require(notch.cellular)
    #expect(deviation(signal.box.frame(inWidth: 390), 302.33, 19, 319.33) < 0.02)
    #expect(deviation(notch.wifi.box.frame(inWidth: 390), 324.96, 18.51, 341.04) < 0.02)
    #expect(deviation(notch.battery.box.frame(inWidth: 390), 346.67, 18.67, 369.33) < 0.02)

    let island = try packageCatalogue().device(id: "iphone-16-pro").statusBar
    #expect(deviation(island.battery.box.frame(inWidth: 402), 339.33, 26, 364.33) < 0.02)
    #expect(island.time.fontSize == 17)
  }

  @Test func glyphsKeepClearOfTheCutoutAndTheEdges() throws {
    for device in try packageCatalogue().all() {
      let bar = device.statusBar
      let width = device.size.points.width
      let boxes = [bar.cellular?.box, bar.wifi.box, bar.battery.box].compactMap { $0 }
        .map { $0.frame(inWidth: width) }
      for box in boxes {
        #expect(box.minX >= 5 && box.maxX <= width - 5, "\(device.id)")
        #expect(box.minY >= 0 && box.maxY <= bar.portraitHeight, "\(device.id)")
      }
      for (left, right) in zip(boxes, boxes.dropFirst()) {
        #expect(left.maxX < right.minX, "\(device.id)")
      }
      // A notch narrows below its shoulders.
      let shoulder = device.cutout?.kind == .notch ? device.cutout?.topRadius ?? 0 : 0
      if let cutout = device.cutoutFrame(in: .portrait)?.insetBy(dx: shoulder, dy: 0) {
        #expect(boxes.allSatisfy { !$0.intersects(cutout) }, "\(device.id)")
      }
    }
  }

  @Test func theKindFollowsTheScreen() throws {
    for device in try packageCatalogue().all() {
      let expected: StatusBar.Kind =
        switch (device.cutout?.kind, device.idiom) {
        case (.notch, _): .notch
        case (.island, _): .island
        case (nil, .phone): .classic
        case (nil, .pad): .pad
        }
      #expect(device.statusBar.kind == expected, "\(device.id)")
    }
  }
}
