import Foundation
import Testing

@testable import Devices

/// A copy of the package's data files that a test may spoil.
private struct Copy {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("handset-resources-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: try ResourceLocator.resources(), to: folder)
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  var catalogue: DeviceCatalogue { DeviceCatalogue(resources: folder) }

  /// Replaces the first occurrence of a text in a file.
  func replace(_ text: String, by other: String, in path: String) throws {
    let url = folder.appendingPathComponent(path)
    let old = try String(contentsOf: url, encoding: .utf8)
    let range = try #require(old.firstRange(of: text))
    try Data(old.replacingCharacters(in: range, with: other).utf8).write(to: url)
  }
}

@Suite struct ResourceErrorTests {
  @Test(arguments: [
    (#""scale""#, #""scael""#, #"unknown key "scael"; did you mean "scale"?"#),
    (#""scale": 3,"#, "", #"key "scale" is missing"#),
    (#""scale": 3"#, #""scale": "3""#, #""scale" must be a number, not a string"#),
    (#""scale": 3"#, #""scale": 2.5"#, #""scale" must be a whole number, not 2.5"#),
    (#""scale": 3"#, #""scale": 9"#, #""scale" is 9; it must lie between 1 and 4"#),
    (#""scale": 3"#, #""scale": 2"#, #""nativePixels" must be size times scale: [786, 1704]"#),
    ("[393, 852]", "[852, 393]", "\"size\" is wider than tall; give the portrait size"),
    ("[393, 852]", "[393]", "\"size\" must have 2 numbers, has 1"),
    (#""top": 59"#, #""top": -1"#, #""top" is -1; it must lie between 0 and 10000"#),
    (#""top": 59"#, #""top": 900"#, #""portrait" leaves nothing of the screen"#),
    (
      #""phone""#, #""fone""#,
      #""idiom" must be "phone" or "pad", not "fone"; did you mean "phone"?"#
    ),
    (
      #""iphone-14-pro""#, #""iphone-15""#,
      #""id" is "iphone-15", but the file is named "iphone-14-pro.json""#
    ),
    (#""middle""#, #""midle""#, #"unknown key "midle"; did you mean "middle"?"#),
    (#""height": 291"#, #""height": 2910"#, #""height" is 2910; it must lie between 34 and 852"#),
    (#""confidence": "measured" }"#, #""confidence": "sure" }"#, #""confidence" must be"#),
    (#""kind": "island""#, #""kind": "iland""#, #""kind" must be "notch" or "island""#),
    (#""size": ["#, #""size" ["#, #"expected ":" after the key"#),
  ])
  func aMistakeInADeviceFileIsNamed(old: String, new: String, message: String) throws {
    let copy = try Copy()
    defer { copy.remove() }
    try copy.replace(old, by: new, in: "devices/iphone-14-pro.json")
    let error = #expect(throws: ResourceError.self) {
      try copy.catalogue.device(id: "iphone-14-pro")
    }
    #expect(error?.kind == .invalid)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.position != nil)
  }

  @Test func aMistakeIsPrintedAsACompilerWould() throws {
    let copy = try Copy()
    defer { copy.remove() }
    try copy.replace(#""scale""#, by: #""scael""#, in: "devices/iphone-14-pro.json")
    let error = #expect(throws: ResourceError.self) {
      try copy.catalogue.device(id: "iphone-14-pro")
    }
    let path = copy.folder.appendingPathComponent("devices/iphone-14-pro.json").path
    #expect(
      error?.description
        == "\(path):7:3: error: unknown key \"scael\"; did you mean \"scale\"?")
  }

  @Test func pathsUnderTheCurrentDirectoryAreShort() {
    let here = FileManager.default.currentDirectoryPath
    let file = ResourceFile(url: URL(fileURLWithPath: here + "/Resources/devices/foo.json"))
    #expect(file.displayName == "Resources/devices/foo.json")
    #expect(ResourceFile(url: URL(fileURLWithPath: "/a/b.json")).displayName == "/a/b.json")
  }

  @Test(arguments: [
    (#""rowTops": [8, 62, 116, 170]"#, #""rowTops": [8, 49, 116, 170]"#, "rows that overlap"),
    (#""spaceInset""#, #""spaceInzet""#, #"did you mean "spaceInset"?"#),
    (#""form": "phone""#, #""form": "phones""#, #"did you mean "phone"?"#),
    (#""emoji": {"#, #""smallWidth": 40, "emoji": {"#, "exclude each other"),
  ])
  func aMistakeInAKeyLayoutIsNamed(old: String, new: String, message: String) throws {
    let copy = try Copy()
    defer { copy.remove() }
    try copy.replace(old, by: new, in: "keyboards/layouts/phone-402.json")
    let device = try copy.catalogue.device(id: "iphone-16-pro")
    let error = #expect(throws: ResourceError.self) {
      try copy.catalogue.keyboardLayout(of: device)
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    (
      #""q", "w", "e", "r", "t", "y", "u", "i", "o", "p""#, #""q""#,
      "must have 3 rows of 5 to 12 keys, has [1, 9, 7]"
    ),
    (#""q", "w","#, #""q", 2,"#, "expected an object, found a number"),
    (#""default""#, #""defualt""#, "must have a \"default\""),
    (#""alphabet""#, #""alfabet""#, #"unknown key "alfabet"; did you mean "alphabet"?"#),
    (#""name": "English""#, #""base": "en", "name": "English""#, "leads back to \"en\""),
    (#""name": "English","#, #""name": "English", "asciiCapable": 1,"#, "must be true or false"),
  ])
  func aMistakeInTheLegendsIsNamed(old: String, new: String, message: String) throws {
    let copy = try Copy()
    defer { copy.remove() }
    try copy.replace(old, by: new, in: "keyboards/en.json")
    let error = #expect(throws: ResourceError.self) { try copy.catalogue.keyboardLegends() }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func aMissingFileIsNotAWrongOne() throws {
    let catalogue = DeviceCatalogue(resources: URL(fileURLWithPath: "/nowhere"))
    let file = #expect(throws: ResourceError.self) { try catalogue.device(id: "iphone-13") }
    #expect(file?.kind == .missing)
    #expect(file?.description == "/nowhere/devices/iphone-13.json: error: cannot read the file")
    let folder = #expect(throws: ResourceError.self) { try catalogue.ids() }
    #expect(folder?.kind == .missing)
  }

  @Test func oneDeviceDoesNotNeedTheOthers() throws {
    let copy = try Copy()
    defer { copy.remove() }
    try copy.replace("{", by: "}", in: "devices/ipad-9.json")
    #expect(try copy.catalogue.device(named: "iphone-14-pro").id == "iphone-14-pro")
    #expect(throws: ResourceError.self) { try copy.catalogue.device(named: "iPhone 15") }
  }
}
