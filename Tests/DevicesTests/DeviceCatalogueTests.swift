import Devices
import Foundation
import Testing

@Suite struct DeviceCatalogueTests {
  @Test func everyDeviceFileLoads() throws {
    let devices = try packageCatalogue().all()
    #expect(devices.count == 30)
    #expect(devices.first?.id == "iphone-se1")
    #expect(devices.last?.id == "ipad-pro-13")
    #expect(Set(devices.flatMap(\.models)).count == devices.flatMap(\.models).count)
  }

  @Test func anIslandPhoneHasItsMeasures() throws {
    let device = try packageCatalogue().device(id: "iphone-14-pro")
    #expect(device.size.points == CGSize(width: 393, height: 852))
    #expect(device.size.nativePixels == PixelSize(width: 1179, height: 2556))
    #expect(device.safeArea(in: .portrait) == SafeArea(top: 59, left: 0, bottom: 34, right: 0))
    #expect(
      device.safeArea(in: .landscapeLeft) == SafeArea(top: 0, left: 59, bottom: 21, right: 59))
    #expect(device.statusBar.height(in: .portrait) == 54)
    #expect(device.statusBar.height(in: .landscapeLeft) == 0)
    #expect(
      device.cutoutFrame(in: .portrait) == CGRect(x: 133.5, y: 11, width: 126, height: 37.33))
    #expect(
      device.homeIndicatorFrame(in: .portrait) == CGRect(x: 126.5, y: 839, width: 140, height: 5))
    #expect(device.displayCornerRadius == 55)
  }

  @Test func theCutoutFollowsTheTopEdgeWhenTheDeviceTurns() throws {
    let device = try packageCatalogue().device(id: "iphone-13")
    #expect(
      device.cutoutFrame(in: .landscapeRight) == CGRect(x: 0, y: 107, width: 34, height: 176))
    #expect(
      device.cutoutFrame(in: .landscapeLeft) == CGRect(x: 810, y: 107, width: 34, height: 176))
  }

  @Test func aPhoneThatCameWithIOS26HasItsInsetsOnTheSide() throws {
    let air = try packageCatalogue().device(id: "iphone-air")
    #expect(
      air.safeArea(in: .landscapeRight) == SafeArea(top: 20, left: 68, bottom: 29, right: 68))
  }

  @Test(arguments: [
    ("iphone-8", Orientation.portrait, false, 216.0), ("iphone-8", .portrait, true, 260),
    ("iphone-8", .landscapeLeft, true, 200), ("iphone-se1", .portrait, true, 253),
    ("iphone-14-pro", .portrait, false, 291), ("iphone-14-pro", .portrait, true, 336),
    ("iphone-14-pro", .landscapeRight, true, 209), ("iphone-17", .portrait, true, 336),
    ("iphone-17-pro-max", .portrait, true, 346), ("iphone-air", .portrait, false, 301),
    ("ipad-9", .portrait, true, 318), ("ipad-air", .landscapeLeft, true, 423),
    ("ipad-pro-13", .portrait, true, 403),
  ])
  func textKeyboardHeights(id: String, orientation: Orientation, bar: Bool, height: Double) throws {
    let keyboard = try packageCatalogue().device(id: id).keyboard
    #expect(keyboard.height(orientation: orientation, kind: .text, bar: bar).points == height)
  }

  @Test func aBarStandsAboveNumberPadsOfTabletsOnly() throws {
    let phone = try packageCatalogue().device(id: "iphone-13").keyboard
    #expect(phone.height(orientation: .portrait, kind: .numberPad, bar: true).points == 291)
    let pad = try packageCatalogue().device(id: "ipad-9").keyboard
    #expect(pad.height(orientation: .portrait, kind: .numberPad, bar: true).points == 318)
  }

  @Test func aHardwareKeyboardLeavesATabletItsBar() throws {
    let catalogue = try packageCatalogue()
    let heights = try ["iphone-13", "ipad-mini-5", "ipad-air"].map {
      try catalogue.device(id: $0).keyboard
        .height(orientation: .portrait, kind: .hardware, bar: true).points
    }
    #expect(heights == [0, 55, 75])
  }

  @Test(arguments: [
    ("iPhone 13 Pro", "iphone-13"), ("13 pro", "iphone-13"), ("IPHONE 16E", "iphone-13"),
    ("iphone16", "iphone-14-pro"), ("SE 3", "iphone-8"), ("ipad-air", "ipad-air"),
    ("iPad Air", "ipad-air"),
    ("Air", "iphone-air"), ("iPad Pro 11-inch (M4)", "ipad-pro-11-m4"),
  ])
  func aDeviceIsFoundByModel(name: String, id: String) throws {
    #expect(try packageCatalogue().device(named: name).id == id)
  }

  @Test func anUnknownDeviceGetsASuggestion() throws {
    let error = #expect(throws: DeviceError.self) {
      try packageCatalogue().device(named: "iphone-14-por")
    }
    #expect(
      error?.description == "unknown device \"iphone-14-por\"; did you mean \"iphone-14-pro\"?")
    let far = #expect(throws: DeviceError.self) {
      try packageCatalogue().device(named: "toaster")
    }
    #expect(far?.description == "unknown device \"toaster\"; `handset devices` lists them")
  }

  @Test func aSizeMakesADeviceLikeItsNearestNeighbour() throws {
    let device = try packageCatalogue().device(named: "400x860@2")
    #expect(device.isCustom)
    #expect(device.confidence == .estimated)
    #expect(device.size.nativePixels == PixelSize(width: 800, height: 1720))
    #expect(device.safeArea(in: .portrait).top == 59)
    #expect(device.notes == "custom size; everything else as on iphone-14-pro")
    #expect(
      device.keyboard.height(orientation: .portrait, kind: .text, bar: true)
        == Measure(336, .estimated))
    #expect(try packageCatalogue().device(named: "800x1200@2x").idiom == .pad)
  }

  @Test(arguments: [
    "852x393@3": "wider than tall", "100x200@2": "between 240 and 2000", "393x852@9": "scale",
    "393x400@3": "at least 480",
  ])
  func anImpossibleSizeIsRefused(size: String, reason: String) throws {
    let error = #expect(throws: DeviceError.self) {
      try packageCatalogue().device(named: size)
    }
    #expect(error?.description.contains(reason) == true)
  }

  @Test("a device set to a language comes with its keyboards, and one for ASCII")
  func keyboardsOfLanguages() throws {
    let catalogue = try packageCatalogue()
    #expect(try catalogue.keyboards(forLanguage: "en") == ["en"])
    #expect(try catalogue.keyboards(forLanguage: "pt-BR") == ["pt"])
    #expect(try catalogue.keyboards(forLanguage: "ru") == ["ru", "en"])
    #expect(try catalogue.keyboards(forLanguage: "ja") == ["ja-kana", "ja-romaji"])
    #expect(try catalogue.keyboards(forLanguage: "xx") == ["en"])
  }
}
