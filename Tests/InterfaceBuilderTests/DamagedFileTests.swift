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

  @Test(arguments: [
    ("<document>\n</view>", "2:1: error: </view> ends <document>"),
    ("</document>", "1:1: error: </document> ends nothing"),
    ("<document a=\"1\" a=\"2\"/>", "1:17: error: the attribute a is given twice"),
    ("<document a=1/>", "1:13: error: the XML is damaged inside <document>"),
    ("<document a=\"<\"/>", "1:14: error: the XML is damaged inside <document>"),
    ("<document/><document/>", "1:12: error: there is more after the end of the file"),
    ("<document/>\nrest", "2:1: error: there is more after the end of the file"),
    ("<document a=\"&#0;\"/>", "1:14: error: there is no character &#0;"),
    ("<document><!-- ", "1:16: error: the file ends or goes on wrongly inside <document>"),
  ])
  func eachFaultIsNamedWhereItIs(text: String, message: String) {
    #expect(failure(text) == "Main.storyboard:" + message)
  }

  @Test func referencesCommentsAndCharacterDataAreRead() throws {
    let text = storyboard(
      subviews: """
        <!-- <label id="no"/> --><label id='l-1' text="a &lt;b&gt; &#65;&#x42; &amp;&quot;&apos;\n c">
        <string key="tooltip"><![CDATA[<&>]]> &amp; more</string></label>
        """)
    let labels = try document("\u{FEFF}" + text).root.descendants.filter { $0.name == "label" }
    #expect(labels.count == 1)
    #expect(labels.first?["text"] == "a <b> AB &\"'  c")
    #expect(labels.first?.string("tooltip") == "<&> & more")
  }

  @Test func aMillionAttributesAreAnErrorAtOnce() {
    let attributes = (0..<1_000_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    #expect(
      failure("<document \(attributes)/>")?.contains(
        "error: the element has more than 100 attributes") == true)
  }

  @Test(arguments: ["/dev/zero", "/tmp"])
  func whatIsNoFileIsNotRead(path: String) {
    #expect(throws: InterfaceDiagnostic(missing: path, "this is not a file that can be read")) {
      try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
    }
  }
}
