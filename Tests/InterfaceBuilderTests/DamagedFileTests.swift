import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct DamagedFileTests {
  @Test func aWholeFileIsRead() {
    #expect(failure(storyboard()) == nil)
  }

  @Test func aTruncatedFileSaysWhereItEnds() {
    let text = storyboard(subviews: element("label", "l-1"))
    let cut = String(text[..<text.range(of: "<label")!.lowerBound]) + "<label id=\"x\">\n"
    let message = failure(cut) ?? ""
    #expect(message.hasPrefix("Main.storyboard:"))
    #expect(message.contains(": error: the file ends or goes on wrongly inside <label>"))
  }

  @Test(arguments: ["", "not XML at all", "<document", "<a><b></a></b>", "{\"a\": 1}"])
  func whatIsNoInterfaceFileIsRefused(text: String) {
    let message = failure(text) ?? ""
    #expect(message.hasPrefix("Main.storyboard:"))
    #expect(message.contains(": error: "))
    #expect(!message.contains("\n"))
  }

  @Test func anotherSortOfFileIsRefusedByName() {
    #expect(
      failure("<plist version=\"1.0\"></plist>")
        == "Main.storyboard:1:1: error: <plist> is not an interface file for iOS")
  }

  @Test func entitiesAreRefusedBeforeAnythingIsExpanded() {
    let bomb = """
      <?xml version="1.0"?>
      <!-- <document> -->
      <!DOCTYPE document [
      <!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY file SYSTEM "file:///etc/passwd">
      ]>
      <document>&b;&file;</document>
      """
    #expect(
      failure(bomb)
        == "Main.storyboard:3:1: error: a document type is not allowed, for it may define entities")
  }

  @Test func anEntityThatIsNotDefinedIsAnError() {
    #expect(failure("<document>&unknown;</document>")?.contains("error: an entity") == true)
  }

  @Test func deepNestingIsAnErrorAndNoCrash() {
    let depth = 100_000
    let text =
      String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth)
    let message = failure("<document type=\"CocoaTouch\">\(text)</document>") ?? ""
    #expect(message.contains("error: elements are nested more than 200 deep"))
  }

  @Test func aHundredThousandViewsAreAnError() {
    let views = String(repeating: "<view/>", count: 100_000)
    #expect(
      failure(storyboard(subviews: views))?.contains("error: the scene has more than 50000 views")
        == true)
  }

  @Test func bytesThatAreNoTextAreFoundWhereTheyStand() {
    var data = Data("<document>\n<a b=\"".utf8)
    data.append(contentsOf: [0xFF, 0xFE])
    data.append(Data("\"/></document>".utf8))
    #expect(failure(data) == "Main.storyboard:2:7: error: the file is not text in UTF-8")
  }

  @Test func aFileThatIsNotThereIsAnError() {
    #expect(throws: InterfaceDiagnostic.self) {
      try InterfaceDocument(contentsOf: URL(fileURLWithPath: "/nowhere/Main.storyboard"))
    }
  }
}
